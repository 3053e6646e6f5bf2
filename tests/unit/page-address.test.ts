import { expect, test } from 'vitest';
import { languageLink } from '../../src/model/page-address.ts';

test('a language’s link has the query and the hash, as far as there are any', () => {
  expect(languageLink('ae')).toBe('/ae');
  expect(languageLink('ae', '?ref=a', '#share')).toBe('/ae?ref=a#share');
});
