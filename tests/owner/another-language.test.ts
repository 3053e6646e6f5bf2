import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from './copy-of-project.ts';
import { readPage } from '../support/elements.ts';

/*
 * The README's three steps to a seventeenth language, in order. After each, the type checker says what is
 * missing.
 */
const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

const checkTypes = () => copy.run('tsc', '--incremental', '--tsBuildInfoFile', '.astro/types.tsbuildinfo');

const entry = `  { code: 'da', hreflang: 'da', path: 'dk', name: 'Dansk', flag: 'dk', numberLocale: 'da-DK', direction: 'ltr' },\n`;

test('an entry in the list is not enough: the type checker asks for the dictionary', () => {
  copy.edit('src/config/languages.ts', (text) => text.replace('] as const satisfies', `${entry}] as const satisfies`));
  const { ok, output } = checkTypes();
  expect(ok).toBe(false);
  expect(output).toMatch(/^src\/content\/dictionaries\.ts.*Property 'da' is missing/m);
});

test('the type checker names a text that the new dictionary lacks', () => {
  const english = readFileSync(join(copy.folder, 'src/content/en.ts'), 'utf8');
  const danish = english
    .replace('export const en', 'export const dk')
    .replace(/title: '.*'/, "title: 'Beregn din provision'");
  copy.write('src/content/dk.ts', danish.replace(/^ {2}subtitle:\s+'.*',\n/m, ''));
  copy.edit('src/content/dictionaries.ts', (text) =>
    text
      .replace('import { en }', "import { dk } from './dk.ts';\nimport { en }")
      .replace('sv: se,', 'sv: se,\n  da: dk,'),
  );
  const { ok, output } = checkTypes();
  expect(ok).toBe(false);
  expect(output).toMatch(/^src\/content\/dk\.ts.*\n? .*Property 'subtitle' is missing/m);
  copy.write('src/content/dk.ts', danish);
});

test('with the entry and the dictionary, the type checker is satisfied', () => {
  const { ok, output } = checkTypes();
  expect(ok, output).toBe(true);
});

test('with the entry and the dictionary, the language has its page, and every other page links to it', () => {
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
  const page = (file: string) => readPage(readFileSync(join(copy.folder, 'dist', file), 'utf8'));
  expect(page('dk.html').title).toMatch(/^Beregn din provision \| /);
  expect(page('dk.html').elements[0]?.attributes).toMatchObject({ lang: 'da', dir: 'ltr' });
  for (const file of ['de.html', 'ae.html']) {
    const links = page(file).elements.filter(({ attributes }) => attributes['hreflang'] === 'da');
    expect(new Set(links.map(({ name }) => name)), file).toEqual(new Set(['a', 'link']));
    expect(page(file).text).toContain('Dansk');
  }
  expect(readFileSync(join(copy.folder, 'dist/sitemap-0.xml'), 'utf8').match(/<loc>[^<]*\/dk<\/loc>/)).toHaveLength(1);
});
