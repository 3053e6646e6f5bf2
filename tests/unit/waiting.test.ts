import { expect, test } from 'vitest';
import type { Language } from '../../src/config/languages.ts';
import type { Dictionary } from '../../src/content/dictionary.ts';
import english from '../../src/content/en.json' with { type: 'json' };
import { textKeys } from '../../src/content/notes.ts';
import { isPublished } from '../../src/content/published-languages.ts';
import { waitingTexts } from '../../src/content/waiting.ts';
import { englishOfWords, finnish, translatedBut } from './untranslated-texts.ts';

const sentences = englishOfWords(5, 99);
const few = Math.floor(textKeys.length / 20);
const entry = 'src/config/languages.ts';

test.for<{ left: string; texts: Dictionary; published?: boolean; hasPage: boolean; says: string; isFault: boolean }>([
  {
    left: 'all texts',
    texts: english,
    hasPage: false,
    says: `Until they are translated, the language has no page; published: true in its entry in ${entry} gives it one.`,
    isFault: false,
  },
  {
    left: 'one in twenty texts',
    texts: translatedBut(...sentences.slice(0, few)),
    hasPage: true,
    says: 'Its page shows them.',
    isFault: true,
  },
  {
    left: 'more than one in twenty texts',
    texts: translatedBut(...sentences.slice(0, few + 1)),
    hasPage: false,
    says: `Until they are translated, the language has no page; published: true in its entry in ${entry} gives it one.`,
    isFault: false,
  },
  {
    left: 'all texts, which the owner wants shown,',
    texts: english,
    published: true,
    hasPage: true,
    says: `Its page shows them, because ${entry} has published: true.`,
    isFault: false,
  },
  {
    left: 'one text, in a language that the owner keeps back,',
    texts: translatedBut(sentences[0]!),
    published: false,
    hasPage: false,
    says: `The language has no page, because ${entry} has published: false.`,
    isFault: false,
  },
])('of a language with $left in English is said what becomes of it', ({ texts, published, hasPage, says, isFault }) => {
  const language: Language = { ...finnish, ...(published !== undefined && { published }) };
  expect(isPublished(language, texts)).toBe(hasPage);
  expect(waitingTexts(language, texts)).toEqual({
    file: 'src/content/fi.json',
    problem: expect.stringMatching(/^\d+ of \d+ texts are still the English ones: \w+.*\. /),
    isFault,
  });
  expect(waitingTexts(language, texts)!.problem.endsWith(says)).toBe(true);
});

test('a translated language has a page, unless the owner keeps it back', () => {
  expect(isPublished(finnish, translatedBut())).toBe(true);
  expect(isPublished({ ...finnish, published: false }, translatedBut())).toBe(false);
});
