import { describe, expect, test } from 'vitest';
import { guarantees, neverClaimed } from './claims.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { faulty, files } from './faulty-texts.ts';

// A new language has its texts first, and its words here when someone who speaks it names them.
const named = files.flatMap((file) => {
  const [claims, guarantee] = [neverClaimed[file.code], guarantees[file.code]];
  return claims && guarantee ? [{ ...file, claims, guarantee }] : [];
});

describe.for(named)('$file', ({ claims, guarantee: { word, denial }, ...file }) => {
  test('claims nothing that the calculation cannot keep', () => {
    expect(faulty(file, (text) => claims.test(text))).toEqual([]);
  });

  test('speaks of a guarantee only to deny it', () => {
    expect(faulty(file, (text) => word.test(text.replace(denial, '')))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText'] as const)('%s denies a guarantee', (key) => {
    expect(dictionaries[file.code][key]).toMatch(denial);
  });
});
