import { describe, expect, test } from 'vitest';
import { faulty, heldFiles, sentencesOf, textOf } from './faulty-texts.ts';

describe.for(heldFiles)('$file', (file) => {
  const { neverClaimed, likelihood, guarantee } = file.wording;

  test('promises nothing that the calculation cannot keep', () => {
    expect(faulty(file, (text) => neverClaimed.test(text))).toEqual([]);
  });

  test('calls no example likely, not the cautious one either', () => {
    // It names the owner's own page about what partners earn as a rule.
    expect(faulty(file, (text, key) => key !== 'incomeDisclosure' && likelihood.test(text))).toEqual([]);
  });

  test('mentions a guarantee only to deny it', () => {
    expect(faulty(file, (text) => guarantee.word.test(text.replace(guarantee.denial, '')))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText', 'registrationShareText'] as const)(
    '%s denies a guarantee',
    (key) => {
      for (const sentence of sentencesOf(textOf(file, key))) expect(sentence).toMatch(guarantee.denial);
    },
  );
});
