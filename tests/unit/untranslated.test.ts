import { expect, test } from 'vitest';
import type { Language } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import english from '../../src/content/en.json' with { type: 'json' };
import { textKeys } from '../../src/content/notes.ts';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { untranslatedKeys } from '../../src/content/untranslated.ts';
import { englishOfWords, finnish, translatedBut } from './untranslated-texts.ts';

test('no text that visitors meet waits for translation', () => {
  for (const language of publishedLanguages.filter(({ published }: Language) => !published))
    expect(untranslatedKeys(language, dictionaries[language.code]), language.name).toEqual([]);
});

test('a file of English texts waits as a whole, numbers apart', () => {
  const waiting = untranslatedKeys(finnish, english);
  expect(textKeys.filter((key) => !waiting.includes(key))).toEqual(['stepAnnouncement']);
});

test('one English sentence among translated ones waits', () => {
  const [sentence] = englishOfWords(5, 99);
  expect(untranslatedKeys(finnish, translatedBut(sentence!))).toEqual([sentence]);
});

test('a few words may be the same in both languages; more than one in twenty wait', () => {
  const words = englishOfWords(1, 2);
  const few = Math.floor(textKeys.length / 20);
  expect(untranslatedKeys(finnish, translatedBut(...words.slice(0, few)))).toEqual([]);
  expect(untranslatedKeys(finnish, translatedBut(...words.slice(0, few + 1)))).toEqual(words.slice(0, few + 1));
});

test('another kind of English waits for nothing', () => {
  expect(untranslatedKeys({ hreflang: 'en-GB' }, english)).toEqual([]);
});
