import { describe, expect, test } from 'vitest';
import { anyOf, claimFaults, wordingOf } from '../../src/content/checks/wording.ts';
import { heldFiles, sentencesOf, textOf } from './faulty-texts.ts';

const english = wordingOf({ path: 'en' })!;

test.for([
  { text: 'Earn a PASSIVE INCOME.', says: 'promises an income with “PASSIVE INCOME”' },
  { text: 'What you can expect.', says: 'calls an example likely with “expect”' },
  { text: 'No guarantee. Guaranteed each month.', says: 'has “Guarant” without denying it' },
])('“$text” is refused', ({ text, says }) => {
  expect(claimFaults(text, english)).toEqual([expect.stringContaining(says)]);
});

test('a text that denies a guarantee is none that promises one', () => {
  expect(claimFaults('An example, with no guarantee.', english)).toEqual([]);
});

describe.for(heldFiles)('$file', (file) => {
  test.for(['disclaimerText', 'nonBindingNote', 'shareText'] as const)('%s denies a guarantee', (key) => {
    for (const sentence of sentencesOf(textOf(file, key)))
      expect(sentence).toMatch(anyOf(file.wording.guarantee.denial));
  });
});
