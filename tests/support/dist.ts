import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/config/languages.ts';
import { readPage } from './elements.ts';

const dist = join(import.meta.dirname, '../../dist');
if (!existsSync(dist)) throw new Error('There is no dist folder to test. Run "npm run build" first.');

/** Every built file, by its path inside dist. */
export const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .sort();

export const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Every built HTML page. */
export const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, ...readPage(read(file)) }));

/** The calculator pages, each with its language. */
export const languagePages = languages.map((language) => {
  const file = `${language.path}.html`;
  return { language, file, ...readPage(read(file)) };
});

const isOfKit = (path: string) => /^_astro\/(load-kit|kit-[^.]+)\./.test(path);

/** The scripts in files that a page loads by itself. */
export const pageScripts = files.filter((path) => path.endsWith('.js') && !isOfKit(path));

/** What a page loads when the partner's kit is opened. */
export const kitFiles = ({ path }: Pick<Language, 'path'>) =>
  files.filter(
    (file) => isOfKit(file) && (file.startsWith('_astro/load-kit.') || file.startsWith(`_astro/kit-${path}.`)),
  );
