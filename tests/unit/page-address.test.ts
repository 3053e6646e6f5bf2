import { expect, test } from 'vitest';
import { alternates, pageAddress } from '../../src/model/page-address.ts';

const pages = [
  { hreflang: 'ar', path: 'ae' },
  { hreflang: 'de', path: 'de' },
];

test('a page has the address of the site and its path', () => {
  expect(pageAddress('https://site.test', { hreflang: 'ar', path: 'ae' })).toBe('https://site.test/ae');
});

test('alternates name every language and the root for all others', () => {
  expect(alternates('https://site.test', pages)).toEqual([
    { hreflang: 'ar', href: 'https://site.test/ae' },
    { hreflang: 'de', href: 'https://site.test/de' },
    { hreflang: 'x-default', href: 'https://site.test/' },
  ]);
});
