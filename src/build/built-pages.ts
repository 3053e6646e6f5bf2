import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Puts every built page through `change`. */
export function rewritePages(folder: URL, change: (html: string) => string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const page = fileURLToPath(new URL(file, folder));
    writeFileSync(page, change(readFileSync(page, 'utf8')));
  }
}
