import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';

/** Paths that differ from the language's code, by code. They must not change: published links lead to them. */
const agreedPaths: Readonly<Record<string, string>> = { ar: 'ae', cs: 'cz', sv: 'se' };

test.for(languages)('the page of $name keeps its address', ({ code, path }) => {
  if (code in agreedPaths) expect(path).toBe(agreedPaths[code]);
});

test('each language has the direction of its script', () => {
  for (const { code, direction } of languages) {
    const script = new Intl.Locale(code).maximize().script;
    expect(direction, code).toBe(script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr');
  }
});
