import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/config/languages.ts';
import { readPage } from './read-page.ts';

export const dist = join(import.meta.dirname, '../../dist');
if (!existsSync(dist)) throw new Error('There is no dist folder to test. Run "npm run build" first.');

/** Every built file, by its path inside dist. */
export const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .sort();

export const read = (file: string) => readFileSync(join(dist, file), 'utf8');

const pageOf = (file: string) => {
  const html = read(file);
  return { file, html, $: readPage(html) };
};

/** Every built HTML page: its source, and how to find elements in it. Parsed once for all tests: none may change it. */
export const pages = files.filter((file) => file.endsWith('.html')).map(pageOf);

/** The calculator pages, each with its language. */
export const languagePages = languages.map((language) => {
  const file = `${language.path}.html`;
  return { language, ...(pages.find((page) => page.file === file) ?? pageOf(file)) };
});
