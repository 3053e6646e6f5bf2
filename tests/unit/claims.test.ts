import { describe, expect, test } from 'vitest';
import { anyOf } from './wording.ts';
import { faulty, heldFiles, sentencesOf, textOf } from './faulty-texts.ts';

describe.for(heldFiles)('$file', (file) => {
  const { neverClaimed, likelihood, guarantee } = file.wording;
  const has = (text: string, ...phrases: readonly string[]) => text.search(anyOf(...phrases)) >= 0;

  test('promises nothing that the calculation cannot keep', () => {
    expect(faulty(file, (text) => has(text, ...neverClaimed))).toEqual([]);
  });

  test('calls no example likely', () => {
    // It names the owner's own page about what partners earn as a rule.
    const others = ['incomeDisclosure'];
    expect(faulty(file, (text, key) => !others.includes(key) && has(text, likelihood))).toEqual([]);
  });

  test('mentions a guarantee only to deny it', () => {
    expect(faulty(file, (text) => has(text.replace(anyOf(guarantee.denial), ''), guarantee.word))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText'] as const)('%s denies a guarantee', (key) => {
    for (const sentence of sentencesOf(textOf(file, key)).slice(-1))
      expect(has(textOf(file, key), guarantee.denial), sentence).toBe(true);
  });
});
