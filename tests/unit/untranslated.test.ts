import { expect, test } from 'vitest';
import type { Language } from '../../src/config/languages.ts';
import { dictionaries, textKeys } from '../../src/content/dictionaries.ts';
import type { Dictionary, TextKey } from '../../src/content/dictionary.ts';
import { textFaults } from '../../src/content/faults.ts';
import { isPublished, publishedLanguages, englishKeys, untranslatedTexts } from '../../src/content/untranslated.ts';

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

/** Another word for each text, with as many texts left in English as are named. */
const translatedBut = (...left: readonly string[]): Dictionary =>
  Object.fromEntries(textKeys.map((key) => [key, left.includes(key) ? english[key] : `Sana ${key}`]));

/** The keys of English texts without placeholders that have so many words. */
const englishOfWords = (least: number, most: number): TextKey[] =>
  textKeys.filter((key) => {
    const words = english[key].match(/\p{L}+/gu)?.length ?? 0;
    return !english[key].includes('{') && words >= least && words <= most;
  });

const sentences = englishOfWords(5, 99);
const few = Math.floor(textKeys.length / 20);

test('no text that visitors meet waits for translation', () => {
  for (const language of publishedLanguages)
    expect(englishKeys(language, dictionaries[language.code]), language.name).toEqual([]);
});

test('a file of English texts waits as a whole, numbers apart', () => {
  const waiting = englishKeys(finnish, english);
  expect(textKeys.filter((key) => !waiting.includes(key))).toEqual(['labelledNumber']);
});

test('a few words may be the same in both languages; more than one in twenty wait', () => {
  const words = englishOfWords(1, 2);
  expect(englishKeys(finnish, translatedBut(...words.slice(0, few)))).toEqual([]);
  expect(englishKeys(finnish, translatedBut(...words.slice(0, few + 1)))).toEqual(words.slice(0, few + 1));
});

test('another kind of English waits for nothing', () => {
  expect(englishKeys({ hreflang: 'en-GB' }, english)).toEqual([]);
});

test.for<{ left: string; texts: Dictionary; says: string | undefined; hasPage: boolean }>([
  { left: 'nothing', texts: translatedBut(), says: undefined, hasPage: true },
  { left: 'one in twenty texts', texts: translatedBut(...sentences.slice(0, few)), says: 'shows them', hasPage: true },
  { left: 'more', texts: translatedBut(...sentences.slice(0, few + 1)), says: 'has no page', hasPage: false },
  { left: 'all texts', texts: english, says: 'has no page', hasPage: false },
])('of a language with $left in English is said what becomes of it', ({ texts, says, hasPage }) => {
  expect(isPublished(finnish, texts)).toBe(hasPage);
  const found = untranslatedTexts(finnish, texts);
  expect(found?.isShown).toBe(says === undefined ? undefined : hasPage);
  expect(found?.problem).toEqual(
    says && expect.stringMatching(new RegExp(`^\\d+ of \\d+ texts are still the English ones: \\w+.* ${says}\\.$`)),
  );
});

test('a language that lacks more than one in twenty texts has no page, and what it lacks is one line', () => {
  const lacking = (count: number): Dictionary => ({
    ...translatedBut(),
    ...Object.fromEntries(textKeys.slice(0, count).map((key, index) => [key, index % 2 ? '' : ' '])),
  });
  expect(isPublished(finnish, lacking(few))).toBe(true);
  expect(isPublished(finnish, lacking(few + 1))).toBe(false);
  expect(untranslatedTexts(finnish, lacking(few + 1))?.problem).toBe(
    `${few + 1} of ${textKeys.length} texts are missing: ${textKeys[0]} and ${few} more. Until they are translated, the language has no page.`,
  );
  expect(untranslatedTexts(finnish, lacking(few + 1), true)?.problem).toContain(textKeys.slice(0, few + 1).join(', '));
  const tenTexts = Object.fromEntries(textKeys.slice(0, 10).map((key) => [key, `Sana ${key}`]));
  expect(isPublished(finnish, tenTexts)).toBe(false);
  expect(textFaults(finnish, tenTexts).filter(({ isMissing }) => isMissing)).toEqual([]);
  expect(textFaults(finnish, lacking(few)).filter(({ isMissing }) => isMissing)).toHaveLength(few);
});
