import { describe, expect, test } from 'vitest';
import { guarantees, neverClaimed } from './claims.ts';
import { faulty, files, sentencesOf, textOf } from './faulty-texts.ts';
import { likelihood } from './likelihood.ts';

// A new language is skipped until someone who speaks it adds its words to `claims.ts`.
const withClaims = files.flatMap((file) => {
  const [claims, guarantee, likely] = [neverClaimed[file.code], guarantees[file.code], likelihood[file.code]];
  return claims && guarantee && likely ? [{ ...file, claims, guarantee, likely }] : [];
});

describe.for(withClaims)('$file', ({ claims, guarantee: { word, denial }, likely, ...file }) => {
  test('promises nothing that the calculation cannot keep', () => {
    expect(faulty(file, (text) => claims.test(text))).toEqual([]);
  });

  test('calls no example likely, not the cautious one either', () => {
    // It names the owner's own page about what partners earn as a rule.
    expect(faulty(file, (text, key) => key !== 'incomeDisclosure' && likely.test(text))).toEqual([]);
  });

  test('mentions a guarantee only to deny it', () => {
    expect(faulty(file, (text) => word.test(text.replace(denial, '')))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText', 'registrationShareText'] as const)(
    '%s denies a guarantee',
    (key) => {
      for (const sentence of sentencesOf(textOf(file, key))) expect(sentence).toMatch(denial);
    },
  );
});
