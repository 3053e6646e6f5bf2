import { expect, test } from 'vitest';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { checkPlaceholders, missingTexts } from '../../src/content/faults.ts';

test('a text that is absent or empty is missing', () => {
  const { month, ...others } = dictionaries.en;
  expect(month).not.toBe('');
  expect(missingTexts({ ...others, registration: ' ' })).toEqual(['registration', 'month']);
  expect(missingTexts(dictionaries.en)).toEqual([]);
});

test.for([
  { subtitle: 'Over {month} months', found: '{month}' },
  { subtitle: 'Over a year', found: 'none' },
  { subtitle: '{months} {months}', found: '{months}, {months}' },
])(
  'a text with other placeholders than the German one is refused by file and key: $subtitle',
  ({ subtitle, found }) => {
    const dictionary = { file: 'src/content/en.ts', texts: { ...dictionaries.en, subtitle } };
    const says = `src/content/en.ts: subtitle must have the placeholders of the German text ({months}), not ${found}.`;
    expect(() => checkPlaceholders(dictionary)).toThrow(new Error(says));
  },
);

test('a missing text has no placeholders to be wrong', () => {
  expect(() => checkPlaceholders({ file: 'src/content/en.ts', texts: { title: '' } })).not.toThrow();
});
