import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from './brotli.ts';

/** The folder for all temporary files of the benchmark. */
export const results = join(import.meta.dirname, '../results/bench');

const dist = join(import.meta.dirname, '../../dist');

/**
 * Copies the built site and the hand-written page (`/floor`) into the folder that the web server serves. Each
 * file that compresses well gets a brotli file beside it, as on a host.
 * @returns the path of the folder
 */
export async function prepareWebRoot(): Promise<string> {
  const root = join(results, 'www');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(dist, root, { recursive: true });
  cpSync(join(import.meta.dirname, 'floor.html'), join(root, 'floor.html'));
  for (const file of globSync('**/*.{css,html,js,svg,txt,xml}', { cwd: root })) {
    writeFileSync(join(root, `${file}.br`), await brotli(readFileSync(join(root, file))));
  }
  return root;
}
