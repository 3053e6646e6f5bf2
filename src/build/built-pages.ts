import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Puts one built page through `change`. */
export function rewritePage(file: string, folder: URL, change: (html: string) => string): void {
  const page = new URL(file, folder);
  writeFileSync(page, change(readFileSync(page, 'utf8')));
}

/** Puts every built page through `change`. */
export function rewritePages(folder: URL, change: (html: string) => string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) rewritePage(file, folder, change);
}
