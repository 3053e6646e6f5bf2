import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/config/languages.ts';
import { guarantees, neverClaimed } from './claims.ts';
import { faulty, files, sentencesOf, textOf } from './faulty-texts.ts';
import { likelihood } from './likelihood.ts';

/**
 * The words of a language in one of the lists.
 * @throws Error if it has none there: its texts would be held to nothing
 */
function wordsOf<Words>(list: string, words: Readonly<Partial<Record<LanguageCode, Words>>>, { code, file }: File) {
  const own = words[code];
  if (own === undefined)
    throw new Error(`${list} has no entry “${code}”: add it with someone who speaks the language of ${file}.`);
  return own;
}

type File = (typeof files)[number];
const inClaims = 'neverClaimed in tests/unit/claims.ts';
const inGuarantees = 'guarantees in tests/unit/claims.ts';
const inLikelihood = 'likelihood in tests/unit/likelihood.ts';

describe.for(files)('$file', (file) => {
  test('promises nothing that the calculation cannot keep', () => {
    const claims = wordsOf(inClaims, neverClaimed, file);
    expect(faulty(file, (text) => claims.test(text))).toEqual([]);
  });

  test('calls no example likely, not the cautious one either', () => {
    const likely = wordsOf(inLikelihood, likelihood, file);
    // It names the owner's own page about what partners earn as a rule.
    expect(faulty(file, (text, key) => key !== 'incomeDisclosure' && likely.test(text))).toEqual([]);
  });

  test('mentions a guarantee only to deny it', () => {
    const { word, denial } = wordsOf(inGuarantees, guarantees, file);
    expect(faulty(file, (text) => word.test(text.replace(denial, '')))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText', 'registrationShareText'] as const)(
    '%s denies a guarantee',
    (key) => {
      const { denial } = wordsOf(inGuarantees, guarantees, file);
      for (const sentence of sentencesOf(textOf(file, key))) expect(sentence).toMatch(denial);
    },
  );
});
