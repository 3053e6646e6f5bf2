import { describe, expect, test } from 'vitest';
import { guarantees, neverClaimed } from './claims.ts';
import { faulty, files, sentencesOf, textOf } from './faulty-texts.ts';

// A new language is skipped until someone who speaks it adds its words to `claims.ts`.
const withClaims = files.flatMap((file) => {
  const [claims, guarantee] = [neverClaimed[file.code], guarantees[file.code]];
  return claims && guarantee ? [{ ...file, claims, guarantee }] : [];
});

describe.for(withClaims)('$file', ({ claims, guarantee: { word, denial }, ...file }) => {
  test('promises nothing that the calculation cannot keep', () => {
    expect(faulty(file, (text) => claims.test(text))).toEqual([]);
  });

  test('mentions a guarantee only to deny it', () => {
    expect(faulty(file, (text) => word.test(text.replace(denial, '')))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText'] as const)('%s denies a guarantee', (key) => {
    for (const sentence of sentencesOf(textOf(file, key))) expect(sentence).toMatch(denial);
  });
});
