import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { matchLanguage } from '../../src/model/match-language.ts';

/** Some languages, of which two have paths that are not their codes. The first is for visitors of all others. */
const supported = [
  ...['de', 'en', 'es', 'pt', 'fr', 'ru', 'it', 'pl'].map((code) => ({ hreflang: code, path: code })),
  { hreflang: 'ar', path: 'ae' },
  { hreflang: 'cs', path: 'cz' },
  { hreflang: 'nb-NO', path: 'no' },
  { hreflang: 'sv', path: 'se' },
  { hreflang: 'es-MX', path: 'mx' },
];

const pathFor = (preferred: readonly string[]) => `/${matchLanguage(preferred, supported).path}`;

describe('a visitor is sent to the first supported language of the browser', () => {
  test.for([
    { preferred: ['pt-BR'], path: '/pt' },
    { preferred: ['ar-SA'], path: '/ae' },
    { preferred: ['cs'], path: '/cz' },
    { preferred: ['nb'], path: '/no' },
    { preferred: ['sv-FI'], path: '/se' },
    { preferred: ['de-CH', 'fr-CH'], path: '/de' },
    { preferred: ['fr-CH', 'de-CH'], path: '/fr' },
    { preferred: ['ja', 'zh-Hans-CN', 'it', 'en'], path: '/it' },
    { preferred: ['EN-us'], path: '/en' },
    { preferred: ['es-mx'], path: '/mx' },
    { preferred: ['es-AR'], path: '/es' },
    { preferred: ['ru-Cyrl-RU-u-nu-latn'], path: '/ru' },
  ])('$preferred', ({ preferred, path }) => {
    expect(pathFor(preferred)).toBe(path);
  });
});

describe('a visitor whose languages are not supported is sent to the page for all others', () => {
  test.for([
    { preferred: [] },
    { preferred: ['ja'] },
    { preferred: ['', '-', '*'] },
    { preferred: ['x-en', 'i-klingon'] },
    { preferred: ['english', 'e', 'tlh'] },
    { preferred: ['pl_PL', 'constructor', '__proto__'] },
  ])('$preferred', ({ preferred }) => {
    expect(pathFor(preferred)).toBe('/de');
  });
});

test('every supported language is found by its own code', () => {
  const found = languages.map(({ code }) => matchLanguage([code], languages).path);
  expect(found).toEqual(languages.map(({ path }) => path));
});
