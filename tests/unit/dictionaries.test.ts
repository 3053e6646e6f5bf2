import { describe, expect, test } from 'vitest';
import { noteOf, textKeys } from '../../src/content/dictionaries.ts';

describe('every text has a note for translators', () => {
  test.for(textKeys)('%s: it explains each placeholder and says how many pixels of the text are shown', (key) => {
    const note = noteOf(key);
    expect(note?.description).toMatch(/\.$/);
    for (const name of Object.keys(note?.placeholders ?? {})) expect(note?.description).toContain(`{${name}}`);
    if (note?.['x-maxPixels'] !== undefined) expect(note.description).toContain(`${note['x-maxPixels']} pixels`);
  });

  test('and no type of placeholder but a whole number, which the type checker relies on', () => {
    const types = textKeys.flatMap((key) => Object.values(noteOf(key)?.placeholders ?? {}).map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set([undefined, 'int']));
  });
});
