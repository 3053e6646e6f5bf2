import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { textFaults } from '../../src/content/checks/text-faults.ts';

const language = (code: string) => languages.find((one) => one.code === code)!;

const english = { ...dictionaries.en };

test('nothing is wrong with a whole file, nor with a translation service’s notes in it', () => {
  for (const one of languages) expect(textFaults(one, dictionaries[one.code])).toEqual([]);
  const notes = { '@@locale': 'en', '@title': { description: 'The heading.' } };
  expect(textFaults(language('en'), { ...english, ...notes })).toEqual([]);
});

test.for([
  { key: 'title', text: ['Title'], fault: 'is not a text in quotation marks' },
  { key: 'titel', text: 'Title', fault: 'has a key without a note in src/content/de.json' },
  { key: 'title', text: null, fault: 'is not a text in quotation marks' },
])('$fault: said with the file and the key', ({ key, text, fault }) => {
  expect(textFaults(language('en'), { ...english, [key]: text })).toEqual([
    `src/content/en.json, ${key}: The text ${fault}.`,
  ]);
});

test('a text that a language lacks is no fault, since German stands in for it; one that German lacks is', () => {
  for (const title of [undefined, '', ' ']) {
    expect(textFaults(language('en'), { ...english, title })).toEqual([]);
    expect(textFaults(language('de'), { ...dictionaries.de, title })).toEqual([
      'src/content/de.json, title: The text is missing.',
    ]);
  }
});
