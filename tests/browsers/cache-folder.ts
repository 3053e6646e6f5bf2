import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder inside the repository for what a browser keeps and saves. It is made if it is missing. */
export function cacheFolder(name: string): string {
  const folder = join(import.meta.dirname, '../../node_modules/.cache', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
