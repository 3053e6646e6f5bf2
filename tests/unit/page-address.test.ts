import { expect, test } from 'vitest';
import { alternates, languageLink } from '../../src/model/page-address.ts';

test('a page names all its versions, and the root as that of all other languages', () => {
  expect(alternates('https://acme.test', [{ hreflang: 'ar', path: 'ae' }])).toEqual([
    { hreflang: 'ar', href: 'https://acme.test/ae' },
    { hreflang: 'x-default', href: 'https://acme.test/' },
  ]);
});

test('a language’s link has the query and the hash, as far as there are any', () => {
  expect(languageLink('ae')).toBe('/ae');
  expect(languageLink('ae', '?ref=a', '#share')).toBe('/ae?ref=a#share');
});
