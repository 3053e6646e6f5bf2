import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import type { Dictionary } from '../../src/content/dictionary.ts';
import english from '../../src/content/en.json' with { type: 'json' };
import { textKeys } from '../../src/content/notes.ts';
import { untranslatedKeys, waitingTexts } from '../../src/content/untranslated.ts';

/** A language that the project does not bring. */
const finnish = {
  code: 'fi',
  hreflang: 'fi',
  path: 'fi',
  name: 'Suomi',
  flag: 'fi',
  numberLocale: 'fi-FI',
  direction: 'ltr',
} as const;

/** Another word for each text, with as many texts left in English as are named. */
const translatedBut = (...left: readonly string[]): Dictionary =>
  Object.fromEntries(textKeys.map((key) => [key, left.includes(key) ? (english as Dictionary)[key] : `Sana ${key}`]));

const ofWords = (least: number, most: number) =>
  textKeys.filter((key) => {
    const words = ((english as Dictionary)[key] ?? '').match(/\p{L}+/gu)?.length ?? 0;
    return !english[key].includes('{') && words >= least && words <= most;
  });

test('no text of the languages that the project brings waits for translation', () => {
  for (const language of languages) expect(waitingTexts(language, dictionaries[language.code])).toBeUndefined();
});

test('a file of English texts waits as a whole, numbers apart', () => {
  const waiting = untranslatedKeys(finnish, english);
  expect(textKeys.filter((key) => !waiting.includes(key))).toEqual(['stepAnnouncement']);
});

test('one English sentence among translated ones waits', () => {
  const [sentence] = ofWords(5, 99);
  expect(untranslatedKeys(finnish, translatedBut(sentence!))).toEqual([sentence]);
});

test('a few words may be the same in both languages; more than one in twenty wait', () => {
  const words = ofWords(1, 2);
  const few = Math.floor(textKeys.length / 20);
  expect(untranslatedKeys(finnish, translatedBut(...words.slice(0, few)))).toEqual([]);
  expect(untranslatedKeys(finnish, translatedBut(...words.slice(0, few + 1)))).toEqual(words.slice(0, few + 1));
});

test('another kind of English waits for nothing', () => {
  expect(untranslatedKeys({ hreflang: 'en-GB' }, english)).toEqual([]);
});

test('what waits is said with the file, how many, and which comes first', () => {
  const [first, second] = ofWords(5, 99);
  const all = textKeys.length;
  const file = 'src/content/fi.json';
  expect(waitingTexts(finnish, translatedBut(first!))).toEqual({
    file,
    problem: `1 of ${all} texts are still the English ones: ${first}`,
  });
  expect(waitingTexts(finnish, translatedBut(first!, second!))).toEqual({
    file,
    problem: `2 of ${all} texts are still the English ones: ${first} and 1 more`,
  });
});
