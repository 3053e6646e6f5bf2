import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../src/config/languages.ts';

/** The original languages: code, path and number format. */
const agreed = [
  'de de de-DE',
  'en en en-US',
  'es es es-ES',
  'pt pt pt-PT',
  'fr fr fr-FR',
  'ro ro ro-RO',
  'ru ru ru-RU',
  'tr tr tr-TR',
  'ar ae ar-AE',
  'it it it-IT',
  'pl pl pl-PL',
  'nl nl nl-NL',
  'cs cz cs-CZ',
  'sk sk sk-SK',
  'hu hu hu-HU',
  'sv se sv-SE',
];

test('the sixteen agreed languages keep their addresses and number formats; others may join', () => {
  const present = languages.map(({ code, path, numberLocale }) => `${code} ${path} ${numberLocale}`);
  expect(agreed.filter((language) => !present.includes(language))).toEqual([]);
});

test('no two languages share a code, an address, an hreflang or a name', () => {
  for (const field of ['code', 'path', 'hreflang', 'name'] as const) {
    expect(new Set(languages.map((language) => language[field])).size, field).toBe(languages.length);
  }
});

test('each language has the direction of its script', () => {
  for (const { code, direction } of languages) {
    const script = new Intl.Locale(code).maximize().script;
    expect(direction, code).toBe(script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr');
  }
});

test('the default language is German', () => {
  expect(defaultLanguage.code).toBe('de');
});
