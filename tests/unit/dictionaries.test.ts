import { describe, expect, test } from 'vitest';
import { noteOf, textKeys } from '../../src/content/dictionaries.ts';
import type { TextKey } from '../../src/content/dictionary.ts';
import { factsFor } from '../../src/content/facts.ts';
import { anyOf } from '../../src/content/checks/wording.ts';
import { faulty, files } from './faulty-texts.ts';

/** The numbers of months, which name them and count nothing. */
const ordinals = ['month', 'lastMonth', 'lastUpgradeMonth'];

/** Whether a placeholder of a text stands for a number of things. */
function isCount(name: string, key: TextKey, facts: Readonly<Record<string, unknown>>): boolean {
  const { type } = noteOf(key)?.placeholders?.[name] ?? {};
  return name === 'count' || (!ordinals.includes(name) && (type === 'int' || typeof facts[name] === 'number'));
}

describe.for(files)('$file', (file) => {
  test('puts a count beside a noun only in a plural, which has the noun’s forms', () => {
    const standingAlone = /: \{\w+\}(?=\s?[.,;)،؛]|$)/g;
    const facts = factsFor(file.language);
    const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const leftOver = (text: string) =>
      text.replace(standingAlone, ' ').replace(anyOf(file.wording?.invariableNouns ?? '$^'), '');
    const hasCount = (text: string, key: TextKey) => namesIn(leftOver(text)).some((name) => isCount(name, key, facts));
    expect(faulty(file, hasCount)).toEqual([]);
  });
});

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
