import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from './copy-of-project.ts';
import { readPage, textsOf } from '../support/read-page.ts';

/*
 * The first README's steps to a seventeenth language, in order. After each, `npm run check` says what is missing.
 */
const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

const checkTypes = () => copy.run('tsc', '--incremental', '--tsBuildInfoFile', '.astro/types.tsbuildinfo');

const entry = `  { code: 'da', hreflang: 'da', path: 'dk', name: 'Dansk', flag: 'dk', numberLocale: 'da-DK', direction: 'ltr' },\n`;

test('an entry in the list is not enough: the checks of texts and types ask for the dictionary', () => {
  copy.edit('src/config/languages.ts', (text) => text.replace('] as const satisfies', `${entry}] as const satisfies`));
  const texts = copy.run('texts', 'dk');
  expect(texts.ok).toBe(false);
  expect(texts.output).toMatch(/^src\/content\/dk\.json, title: The text is missing: visitors see the German one\.$/m);
  const types = checkTypes();
  expect(types.ok).toBe(false);
  expect(types.output).toMatch(/^src\/content\/dictionaries\.ts.*Property 'da' is missing/m);
});

test('the check of texts names a text that the new dictionary lacks, and one whose plural is not Danish', () => {
  const english = readFileSync(join(copy.folder, 'src/content/en.json'), 'utf8');
  const danish = english.replace(/"title": ".*"/, '"title": "Beregn din provision"');
  const subtitle = /^ {2}"subtitle": .*\n/m;
  const chosen = /\{(\w+), plural, one \{/;
  const foreign = danish.replace(subtitle, '').replace(chosen, '{$1, plural, few {');
  copy.write('src/content/dk.json', foreign);
  copy.edit('src/content/dictionaries.ts', (text) =>
    text
      .replace('import en ', "import dk from './dk.json' with { type: 'json' };\nimport en ")
      .replace('sv: se,', 'sv: se,\n  da: dk,'),
  );
  const { ok, output } = copy.run('texts', 'dk');
  expect(ok).toBe(false);
  expect(output).toContain('src/content/dk.json, subtitle: The text is missing: visitors see the German one.');
  const number = chosen.exec(danish.replace(subtitle, ''))![1];
  expect(output).toContain(`: The text lacks the plural form “one” for {${number}}.`);
  expect(output).toContain(`: The text has the plural form “few” for {${number}}, but the language has one, other.`);
  copy.write('src/content/dk.json', danish);
});

test('with the entry and the dictionary, nothing is missing', () => {
  for (const { ok, output } of [copy.run('texts'), checkTypes()]) expect(ok, output).toBe(true);
});

test('with the entry and the dictionary, the language has its page, and every other page links to it', () => {
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
  const page = (file: string) => readPage(readFileSync(join(copy.folder, 'dist', file), 'utf8'));
  const danish = page('dk.html');
  expect(danish('title').text()).toMatch(/^Beregn din provision \| /);
  expect(danish('html').attr()).toMatchObject({ lang: 'da', dir: 'ltr' });
  for (const file of ['de.html', 'ae.html']) {
    expect(page(file)('link[hreflang=da]').length, file).toBe(1);
    expect(new Set(textsOf(page(file), 'a[hreflang=da]')), file).toEqual(new Set(['Dansk']));
  }
  expect(readFileSync(join(copy.folder, 'dist/sitemap-0.xml'), 'utf8').match(/<loc>[^<]*\/dk<\/loc>/)).toHaveLength(1);
});
