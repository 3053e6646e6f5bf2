import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../src/config/languages.ts';

test('sixteen languages have the addresses that were agreed', () => {
  const addresses = languages.map(({ code, path }) => (code === path ? code : `${code} at ${path}`));
  expect(addresses.join(', ')).toBe('de, en, es, pt, fr, ro, ru, tr, ar at ae, it, pl, nl, cs at cz, sk, hu, sv at se');
});

test('numbers are formatted for the locales that were agreed', () => {
  expect(languages.map(({ numberLocale }) => numberLocale).join(', ')).toBe(
    'de-DE, en-US, es-ES, pt-PT, fr-FR, ro-RO, ru-RU, tr-TR, ar-AE, it-IT, pl-PL, nl-NL, cs-CZ, sk-SK, hu-HU, sv-SE',
  );
});

test('no two languages share a code, an address, an hreflang or a name', () => {
  for (const field of ['code', 'path', 'hreflang', 'name'] as const) {
    expect(new Set(languages.map((language) => language[field])).size, field).toBe(languages.length);
  }
});

test('the direction of each language is that of its script', () => {
  for (const { code, direction } of languages) {
    const script = new Intl.Locale(code).maximize().script;
    expect(direction, code).toBe(script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr');
  }
});

test('the default language is German', () => {
  expect(defaultLanguage.code).toBe('de');
});
