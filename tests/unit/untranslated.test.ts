import { expect, test } from 'vitest';
import type { Language } from '../../src/config/languages.ts';
import { dictionaries, textKeys } from '../../src/content/dictionaries.ts';
import type { Dictionary } from '../../src/content/dictionary.ts';
import { copiedKeys, untranslatedTexts } from '../../src/content/checks/untranslated.ts';

const english = dictionaries.en as Required<Dictionary>;

/** A language that the project does not bring. */
const finnish: Language = {
  code: 'fi',
  hreflang: 'fi',
  path: 'fi',
  name: 'Suomi',
  flag: 'fi',
  numberLocale: 'fi-FI',
  direction: 'ltr',
};

/** A complete dummy translation, but for these texts. */
const translated = (others: Dictionary = {}): Dictionary => ({
  ...Object.fromEntries(textKeys.map((key) => [key, `Sana ${key}`])),
  ...others,
});

test('English texts of more than two words count as untranslated, except in another variant of English', () => {
  const waiting = copiedKeys(finnish, english);
  expect(waiting).toContain('subtitle');
  expect(waiting).not.toContain('month');
  expect(waiting).not.toContain('labelledNumber');
  expect(copiedKeys({ hreflang: 'en-GB' }, english)).toEqual([]);
});

test('what is missing and what is still in English is one line each, however much it is', () => {
  const [first, second, ...others] = textKeys;
  const missing = translated({ [first!]: '', [second!]: ' ', disclaimerText: english.disclaimerText });
  const all = textKeys.length;
  expect(untranslatedTexts(finnish, missing)).toEqual([
    `src/content/fi.json: 2 of ${all} texts are missing: visitors see the German ones: ${first} and 1 more.`,
    `src/content/fi.json: 1 of ${all} texts are the English or German ones: disclaimerText.`,
  ]);
  expect(untranslatedTexts(finnish, {})).toEqual([expect.stringContaining(`${first} and ${others.length + 1} more.`)]);
  expect(untranslatedTexts(finnish, missing, true)[0]).toContain(`:\n  ${first}\n  ${second}`);
});
