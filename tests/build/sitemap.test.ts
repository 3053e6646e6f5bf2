import { expect, test } from 'vitest';
import { site } from '../../src/config/environment.ts';
import { languages } from '../../src/config/languages.ts';
import { files, read } from './dist.ts';
import { readPage } from './elements.ts';

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

test('every entry of the sitemap names all versions and the root', () => {
  const expected = [
    ...languages.map(({ hreflang, path }) => `${hreflang} ${site.origin}/${path}`),
    `x-default ${site.origin}/`,
  ];
  for (const entry of entries) {
    const links = [...entry.matchAll(/<xhtml:link\s[^>]*>/g)].map(([link]) => link.replace('xhtml:', ''));
    const alternates = readPage(links.join('')).elements.map(
      ({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`,
    );
    expect(alternates).toEqual(expected);
  }
});
