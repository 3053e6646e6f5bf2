import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { settings } from '../../src/settings/settings.ts';
import { languages } from '../../src/config/languages.ts';
import { files, read } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

const readXml = (file: string) => load(read(file), { xml: true });
const sitemap = readXml('sitemap-0.xml');

test('the sitemap index names the one sitemap', () => {
  expect(textsOf(readXml('sitemap-index.xml'), 'loc')).toEqual([`${settings.origin}/sitemap-0.xml`]);
  expect(files.filter((file) => file.startsWith('sitemap'))).toEqual(['sitemap-0.xml', 'sitemap-index.xml']);
});

test('the sitemap has every language once and nothing else, not even the root', () => {
  const addresses = textsOf(sitemap, 'url > loc');
  expect(addresses.sort()).toEqual(languages.map(({ path }) => `${settings.origin}/${path}`).sort());
  expect(sitemap('url')).toHaveLength(languages.length);
});

test('robots.txt lets everything be indexed and names the sitemap', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines).toContain(`Sitemap: ${settings.origin}/sitemap-index.xml`);
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
