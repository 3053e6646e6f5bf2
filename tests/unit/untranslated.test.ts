import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/config/languages.ts';
import { dictionaries, textKeys } from '../../src/content/dictionaries.ts';
import type { Dictionary } from '../../src/content/dictionary.ts';
import { englishKeys, untranslatedTexts } from '../../src/content/untranslated.ts';

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

/** Another word for each text, but for these. */
const translated = (others: Dictionary = {}): Dictionary => ({
  ...Object.fromEntries(textKeys.map((key) => [key, `Sana ${key}`])),
  ...others,
});

test('every language has all texts, and none of them in English', () => {
  for (const language of languages) expect(untranslatedTexts(language, dictionaries[language.code])).toEqual([]);
});

test('of a file of English texts, all but single words wait for translation, and none in another kind of English', () => {
  const waiting = englishKeys(finnish, english);
  expect(waiting).toContain('title');
  expect(waiting).not.toContain('month');
  expect(englishKeys({ hreflang: 'en-GB' }, english)).toEqual([]);
});

test('what is missing and what is still in English is one line each, however much it is', () => {
  const [first, second, ...others] = textKeys;
  const missing = translated({ [first!]: '', [second!]: ' ', disclaimerText: english.disclaimerText });
  const all = textKeys.length;
  expect(untranslatedTexts(finnish, missing)).toEqual([
    `src/content/fi.json: 2 of ${all} texts are missing: visitors see the German ones: ${first} and 1 more.`,
    `src/content/fi.json: 1 of ${all} texts are still the English ones: disclaimerText.`,
  ]);
  expect(untranslatedTexts(finnish, {})).toEqual([expect.stringContaining(`${first} and ${others.length + 1} more.`)]);
  expect(untranslatedTexts(finnish, missing, true)[0]).toContain(`:\n  ${first}\n  ${second}`);
});
