import { expect, test } from 'vitest';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { checkPlaceholders, missingTexts } from '../../src/content/faults.ts';

test('an absent or empty text counts as missing', () => {
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
  'a text whose placeholders differ from the German ones is refused, naming the file and the key: $subtitle',
  ({ subtitle, found }) => {
    const dictionary = { file: 'src/content/en.ts', texts: { ...dictionaries.en, subtitle } };
    const says = `src/content/en.ts: subtitle must have the placeholders of the German text ({months}), not ${found}.`;
    expect(() => checkPlaceholders(dictionary)).toThrow(new Error(says));
  },
);

test('a missing text is not refused for its placeholders', () => {
  expect(() => checkPlaceholders({ file: 'src/content/en.ts', texts: { title: '' } })).not.toThrow();
});
