import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import * as settings from '../../src/config/settings.ts';
import {
  withDictionary,
  withEntry,
  withoutDictionary,
  withoutEntry,
  withoutTerms,
} from '../../src/owner/language/lists.ts';
import { checkEntry, proposedEntry } from '../../src/owner/language/proposal.ts';
import { withoutLanguage } from '../../src/owner/language/settings.ts';

const fileAt = (file: string) => {
  const path = join(import.meta.dirname, '../..', file);
  const formatted = async (text: string) => format(text, { ...(await resolveConfig(path)), filepath: path });
  return { text: readFileSync(path, 'utf8'), formatted };
};
const list = fileAt('src/config/languages.ts');
const dictionaries = fileAt('src/content/dictionaries.ts');
const terms = fileAt('src/content/README.md');

describe('Unicode’s data propose an entry for a code', () => {
  test.for([
    { code: 'da', name: 'Dansk', numberLocale: 'da-DK', flag: 'dk', direction: 'ltr' },
    { code: 'uk', name: 'Українська', numberLocale: 'uk-UA', flag: 'ua', direction: 'ltr' },
    { code: 'he', name: 'עברית', numberLocale: 'he-IL', flag: 'il', direction: 'rtl' },
  ] as const)('$code', (expected) => {
    expect(proposedEntry(expected.code)).toEqual({ ...expected, hreflang: expected.code, path: expected.code });
  });

  test.for(['', 'DA', 'danish', 'qq'])('and refuse what is none: %s', (code) => {
    expect(() => proposedEntry(code)).toThrow(/^A language’s code is|^No language with number formats/);
  });
});

describe('an entry that cannot be is refused in one sentence', () => {
  const danish = proposedEntry('da');
  const german = languages.filter(({ code }) => code === 'de');
  test.for([
    { what: 'a path that is taken', entry: { path: 'de' }, says: 'A language with the path “de” is already there.' },
    { what: 'a path with a slash', entry: { path: 'da/dk' }, says: /^A path is small letters/ },
    {
      what: 'an unknown flag',
      entry: { flag: 'xq' },
      says: 'There is no flag “xq”: a country’s two letters, such as dk.',
    },
    { what: 'an unknown locale', entry: { numberLocale: 'qq-QQ' }, says: 'There are no number formats for “qq-QQ”.' },
    {
      what: 'numbers that the page cannot write',
      entry: { numberLocale: 'en-IN' },
      says: /must be a locale that groups/,
    },
  ])('$what', ({ entry, says }) => {
    expect(() => checkEntry(danish, german)).not.toThrow();
    expect(() => checkEntry({ ...danish, ...entry }, german)).toThrow(says);
  });
});

describe('a language that is added and taken away leaves no trace in the lists', () => {
  const entries = [
    proposedEntry('fi'),
    { ...proposedEntry('az'), path: 'az-north' },
    { ...proposedEntry('zu'), name: "A'b" },
  ];
  // One that the project has is tried below.
  test.for(entries.filter(({ code }) => !languages.some((one) => one.code === code)))('$path', async (entry) => {
    const added = await list.formatted(withEntry(list.text, entry));
    expect(added).toContain(`code: '${entry.code}'`);
    const shown = await list.formatted(added.replace(`code: '${entry.code}',`, 'published: true, $&'));
    for (const text of [added, shown])
      expect(await list.formatted(withoutEntry(text, entry))).toBe(await list.formatted(list.text));
    const named = await dictionaries.formatted(withDictionary(dictionaries.text, entry));
    expect(named).toContain(`from './${entry.path}.json'`);
    expect(await dictionaries.formatted(withoutDictionary(named, entry))).toBe(
      await dictionaries.formatted(dictionaries.text),
    );
  });
});

test.for(languages.slice(1))('$name can be taken away, and nothing else goes', async (language) => {
  const others = languages.filter((one) => one !== language).map(({ code }) => code);
  const codesIn = (text: string) => [...text.matchAll(/code: '(\w+)'/g)].map(([, code]) => code);
  expect(codesIn(withoutEntry(list.text, language))).toEqual(others);
  const left = withoutDictionary(dictionaries.text, language);
  expect(left).not.toContain(`./${language.path}.json`);
  expect(left.split('\n').length).toBe(dictionaries.text.split('\n').length - 2);
  const rowsIn = (text: string) => [...text.matchAll(/^\| (\S+) +\|/gm)].map(([, path]) => path);
  expect(rowsIn(withoutTerms(terms.text, language))).toEqual(
    rowsIn(terms.text).filter((path) => path !== language.path),
  );
});

test('a language’s words for what is sold and its videos go with it, and the dates of those that no other language shows', () => {
  const [english, danish, shared] = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];
  const videos = { whoIs: { en: english }, calculator: { en: `https://youtu.be/${shared}` } };
  const whatIsSold = { en: 'yoga classes' };
  const left = { ...settings, whatIsSold, videos, videoDates: { [english]: '2020-01-01', [shared]: '2020-01-03' } };
  const both = {
    ...left,
    whatIsSold: { ...whatIsSold, da: 'yogatimer' },
    videos: {
      whoIs: { ...videos.whoIs, da: `https://youtu.be/${danish}` },
      calculator: { ...videos.calculator, da: shared },
    },
    videoDates: { ...left.videoDates, [danish]: '2020-01-02' },
  };
  expect(withoutLanguage(both, 'da')).toEqual(left);
  expect(withoutLanguage(left, 'da')).toEqual(left);
});
