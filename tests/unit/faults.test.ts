import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { textFaults } from '../../src/content/checks/text-faults.ts';

const language = (code: string) => languages.find((one) => one.code === code)!;

/** What is said of an English file with these texts in place of its own. */
const said = (texts: Readonly<Record<string, unknown>>) =>
  textFaults(language('en'), { ...dictionaries.en, ...texts }).map(({ file, key, fault }) => [file, key, fault]);

test('nothing is wrong with a whole file, nor with a translation service’s notes in it', () => {
  expect(said({})).toEqual([]);
  expect(said({ '@@locale': 'en', '@title': { description: 'The heading.' } })).toEqual([]);
});

test.for([
  { fault: 'no text', texts: { title: ['Title'] }, key: 'title', problem: 'is not a text in quotation marks' },
  {
    fault: 'an unknown key',
    texts: { titel: 'Title' },
    key: 'titel',
    problem: 'has a key without a note in src/content/de.json (did you mean title?)',
  },
])('$fault is said, with the file and the key', ({ texts, key, problem }) => {
  expect(said(texts)).toEqual([['src/content/en.json', key, problem]]);
});

test('a text that is missing, in German or another language, is no fault: another has its place', () => {
  for (const title of [undefined, '', ' ']) {
    expect(said({ title })).toEqual([]);
    expect(textFaults(language('de'), { ...dictionaries.de, title })).toEqual([]);
  }
});
