import { describe, expect, test } from 'vitest';
import { guarantees, neverClaimed } from './claims.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { faulty, files } from './faulty-texts.ts';

describe.for(files)('$file', (file) => {
  const { word, denial } = guarantees[file.code];

  test('claims nothing that the calculation cannot keep', () => {
    expect(faulty(file, (text) => neverClaimed[file.code].test(text))).toEqual([]);
  });

  test('speaks of a guarantee only to deny it', () => {
    expect(faulty(file, (text) => word.test(text.replace(denial, '')))).toEqual([]);
  });

  test.for(['disclaimerText', 'nonBindingNote', 'shareText'] as const)('%s denies a guarantee', (key) => {
    expect(dictionaries[file.code][key]).toMatch(denial);
  });
});
