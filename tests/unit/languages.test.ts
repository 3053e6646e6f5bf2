import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';

/** Paths that differ from the language's code, by code. They must not change: published links lead to them. */
const agreedPaths: Readonly<Record<string, string>> = { ar: 'ae', cs: 'cz', sv: 'se' };

test.for(languages)('the page of $name keeps its address', ({ code, path }) => {
  expect(path).toMatch(/^[a-z]+(-[a-z]+)*$/);
  if (code in agreedPaths) expect(path).toBe(agreedPaths[code]);
});

test.for(languages)('$name has the numbers and plurals of its own language', ({ hreflang, numberLocale }) => {
  expect(new Intl.Locale(numberLocale).language).toBe(new Intl.Locale(hreflang).language);
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
