import { expect, test } from 'vitest';
import { languageLink } from '../../src/model/language-link.ts';

test('a language link keeps the query string and the hash as they are', () => {
  expect(languageLink('fr')).toBe('/fr');
  expect(languageLink('ae', '?partners=5&x=%zz&&ref=a', '#top')).toBe('/ae?partners=5&x=%zz&&ref=a#top');
  expect(languageLink('', '?ref=a')).toBe('/?ref=a');
});
