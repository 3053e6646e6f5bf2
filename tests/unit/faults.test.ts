import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { textFaults } from '../../src/content/faults.ts';

const language = (code: string) => languages.find((one) => one.code === code)!;

/** What is said of an English file with these texts in place of its own. */
const said = (texts: Readonly<Record<string, unknown>>) =>
  textFaults(language('en'), { ...dictionaries.en, ...texts }).map(({ file, key, problem }) => [file, key, problem]);

test('nothing is wrong with a whole file, nor with the notes that a translation service adds to it', () => {
  expect(said({})).toEqual([]);
  expect(said({ '@@locale': 'en', '@title': { description: 'The heading.' } })).toEqual([]);
});

test.for([
  {
    fault: 'a missing text',
    texts: { title: undefined },
    key: 'title',
    problem: 'is missing: visitors see the German one',
  },
  { fault: 'an empty text', texts: { title: ' ' }, key: 'title', problem: 'is missing: visitors see the German one' },
  { fault: 'no text', texts: { title: ['Title'] }, key: 'title', problem: 'is no text in quotation marks' },
  {
    fault: 'an unknown key',
    texts: { titel: 'Title' },
    key: 'titel',
    problem: 'has a key that src/content/de.json does not have',
  },
  {
    fault: 'a text that is too long for its button',
    texts: { registerNow: 'Register now, rather than tomorrow' },
    key: 'registerNow',
    problem: 'has 34 characters, where at most 28 fit',
  },
])('$fault is said, with the file and the key', ({ texts, key, problem }) => {
  expect(said(texts)).toEqual([['src/content/en.json', key, problem]]);
});

test('a missing text has another in its place; anything else stops the build', () => {
  const faults = textFaults(language('en'), { ...dictionaries.en, title: '', metaDescription: 'Over a year' });
  expect(faults.map(({ key, isMissing = false }) => ({ key, isMissing }))).toEqual([
    { key: 'title', isMissing: true },
    { key: 'metaDescription', isMissing: false },
  ]);
});
