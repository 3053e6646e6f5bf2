import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

export interface Build {
  readonly seconds: number;
  /** Peak memory, in MB. */
  readonly memory: number;
  /** Mean size of a page on disk, in kB. */
  readonly page: number;
  /** Size of the whole sitemap, in kB. */
  readonly sitemap: number;
}

const size = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;

/**
 * Builds the project in the folder from scratch.
 * @throws Error with Astro's own message if the build fails
 */
export async function timedBuild(folder: string): Promise<Build> {
  for (const left of ['dist', '.astro']) rmSync(join(folder, left), { recursive: true, force: true });
  const start = performance.now();
  const memoryReport = join(import.meta.dirname, 'report-memory.ts');
  const args = ['--import', memoryReport, 'node_modules/astro/bin/astro.mjs', 'build', '--silent'];
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const output = [astro.stderr!, astro.stdio[3] as Readable].map((stream) => text(stream));
  const [code] = (await once(astro, 'close')) as [number | null];
  const [errors, memory] = await Promise.all(output);
  if (code !== 0) throw new Error(errors);
  const pages = globSync(join(folder, 'dist/*.html'));
  return {
    seconds: (performance.now() - start) / 1000,
    memory: Number(memory) / 1000,
    page: size(pages) / pages.length,
    sitemap: size(globSync(join(folder, 'dist/sitemap-*.xml'))),
  };
}
