import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { languages } from '../../src/config/languages.ts';
import { files, languagePages, read } from '../support/dist.ts';
import { readPage, type PageElement } from '../support/elements.ts';

const valuesOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, value]) => value!);

const entries = valuesOf(read('sitemap-0.xml'), 'url');

test('the sitemap index names the one sitemap', () => {
  expect(valuesOf(read('sitemap-index.xml'), 'loc')).toEqual([`${site.origin}/sitemap-0.xml`]);
  expect(files.filter((file) => file.startsWith('sitemap'))).toEqual(['sitemap-0.xml', 'sitemap-index.xml']);
});

test('the sitemap has every language once and nothing else, not even the root', () => {
  const addresses = entries.flatMap((entry) => valuesOf(entry, 'loc'));
  expect(addresses.sort()).toEqual(languages.map(({ path }) => `${site.origin}/${path}`).sort());
  expect(entries).toHaveLength(languages.length);
});

/** The language versions that a head or a sitemap entry names. */
const versionsIn = (elements: readonly PageElement[]) =>
  elements
    .filter(({ name, attributes }) => name === 'link' && attributes['hreflang'] !== undefined)
    .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);

test.for(languagePages)('the sitemap and the head of $file name the same versions', ({ language, elements }) => {
  const entry = entries.find((one) => one.includes(`<loc>${site.origin}/${language.path}</loc>`))!;
  const links = [...entry.matchAll(/<xhtml:link\s[^>]*>/g)].map(([link]) => link.replace('xhtml:', ''));
  const versions = versionsIn(readPage(links.join('')).elements);
  expect(versions).toEqual(versionsIn(elements));
  expect(versions).toHaveLength(17);
});

test('every language version that a page names also names that page', () => {
  const named = languagePages.map(({ language, elements }) => ({
    address: `${site.origin}/${language.path}`,
    hreflang: language.hreflang,
    versions: versionsIn(elements).filter((version) => !version.startsWith('x-default')),
  }));
  for (const { versions } of named) {
    expect(versions.sort()).toEqual(named.map(({ hreflang, address }) => `${hreflang} ${address}`).sort());
  }
});

test('robots.txt lets everything be indexed and names the sitemap', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap-index.xml`);
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
