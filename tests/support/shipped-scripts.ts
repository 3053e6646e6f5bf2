import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Language } from '../../src/config/languages.ts';
import { files, languagePages, read } from './dist.ts';
import { valuesOf } from './read-page.ts';

const readImports = (file: string) =>
  parseSync(file, read(file)).program.body.flatMap((node) =>
    'source' in node && node.source ? posix.join(posix.dirname(file), String(node.source.value)) : [],
  );

const imports = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, readImports(file)]));

/** The files that a script imports by itself, not those that it loads when something is opened. */
export const importsOf = (file: string): readonly string[] => imports.get(file) ?? [];

/** Files and all that they import, directly or through others. */
function withImports(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file)) add(imported);
  };
  for (const entry of entries) add(entry);
  return found;
}

/**
 * The script files that a page loads before anything is opened: those of its `script` elements, its island's component
 * and renderer, and what these import.
 */
export function loadedScripts({ $ }: Pick<(typeof languagePages)[number], '$'>): string[] {
  const entries = [
    ...valuesOf($, 'script', 'src'),
    ...valuesOf($, 'astro-island', 'component-url'),
    ...valuesOf($, 'astro-island', 'renderer-url'),
  ];
  return [...withImports(entries.map((address) => address.slice(1)))].sort();
}

/** The script files that pages load by themselves. */
export const pageScripts = [...new Set(languagePages.flatMap(loadedScripts))].sort();

/** All other script files of pages, which are loaded when something is opened. */
export const laterScripts = files.filter(
  (file) => file.startsWith('_astro/') && file.endsWith('.js') && !pageScripts.includes(file),
);

/** What a page loads when the partner's kit is opened: the kit, and its words for the page's language. */
export const kitFiles = ({ path }: Pick<Language, 'path'>) =>
  laterScripts.filter((file) => [`_astro/Kit.`, `_astro/${path}.`].some((start) => file.startsWith(start)));
