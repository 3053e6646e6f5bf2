import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, type LanguageCode } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import type { TextKey } from '../../src/content/dictionary.ts';
import { textFaults } from '../../src/content/faults.ts';
import { noteOf, textKeys } from '../../src/content/notes.ts';
import { faulty, files, textOf } from './faulty-texts.ts';

const placeholders = (text: string) => text.match(/\{[^}]*\}/g) ?? [];
const withoutPlaceholders = (text: string) => text.replace(/\{[^}]*\}/g, '');

/** Digits may appear in the names of the first month and the two levels; every other number is a fact. */
const namesOfMonthAndLevels: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: /Monat 1|Ebene [12]/g,
  en: /month 1|level[ -][12]/gi,
  es: /mes 1|nivel [12]/gi,
  pt: /mês 1|nível [12]/gi,
  fr: /mois 1|niveau [12]/gi,
  ro: /luna 1|nivelul [12]/gi,
  ru: /1\u2011м месяце|[12]\u2011[яйю](?!\p{L})/gu,
  tr: /1\.\u00a0ay|[12]\.\u00a0seviye/g,
  ar: /الشهر 1/g,
  it: /mese 1|livello [12]/gi,
  pl: /1\.\u00a0miesiąc|poziom\p{L}* [12]/giu,
  nl: /maand 1|niveau [12]/gi,
  cs: /1\.\u00a0měsíc|[12]\.\u00a0úrov/g,
  sk: /1\.\u00a0mesiac|[12]\.\u00a0úrov/g,
  hu: /1\.\u00a0hónap|[12]\.\u00a0szint/g,
  sv: /månad 1|nivå [12]/gi,
};

/** Labels of fields for percentages, which say so: the number is the visitor's. */
const percentLabels: readonly TextKey[] = ['cancellationRate', 'conversion'];

/** The least number that a field accepts, which is no setting, before the largest. */
const leastInput = /\b0\b(?= .*\{maximum\})/u;

/** Placeholders for anything but a count. */
const noCount = new Set(
  ['product', 'tiers', 'entryTier', 'tier', 'month', 'firstGrowthMonth', 'shares', 'percent', 'amount', 'whatIsSold']
    .concat('title', 'label', 'maximum', 'format', 'paper', 'conversion', 'cancellation')
    // 10, 100, 1,000 and so on; and an average, which stands alone.
    .concat('bundle', 'referrals', 'level1Rate', 'level2Rate')
    .map((name) => `{${name}}`),
);

/** Where a noun is the same whatever the number, so that it needs no plural. */
const invariableNouns: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  fr: /\{months\}\u00a0mois/g,
  hu: /\{\w+\} (?=\p{L})/gu,
  tr: /\{\w+\} (?=\p{L})/gu,
};

/** Words that happen to be the same as in German. */
const sameAsGerman = ['en: asInPlan', 'fr: subscriptions', 'sv: commission', 'tr: menu', 'hu: menu'];

describe.for(files)('$file', (file) => {
  test('is the dictionary of its language', () => {
    const content: unknown = JSON.parse(readFileSync(new URL(`../../${file.file}`, import.meta.url), 'utf8'));
    expect(content).toEqual(dictionaries[file.code]);
  });

  test('has nothing wrong with it', () => {
    expect(textFaults(file.language, dictionaries[file.code])).toEqual([]);
  });

  test('contains no numbers of the plan: placeholders stand for them', () => {
    const leftOver = (text: string, key: TextKey) =>
      withoutPlaceholders(text.replace(leastInput, ''))
        .replace(namesOfMonthAndLevels[file.code] ?? '', '')
        .replace(percentLabels.includes(key) ? /[%٪]/ : '', '');
    expect(faulty(file, (text, key) => /[\p{Nd}\p{Sc}%‰٪]/u.test(leftOver(text, key)))).toEqual([]);
  });

  test('contains no tier names: placeholders stand for them', () => {
    expect(faulty(file, (text) => /\b(BOOST|TURBO|NITRO)\b/i.test(withoutPlaceholders(text)))).toEqual([]);
  });

  test('puts a count beside a noun only in a plural, which has the noun’s forms', () => {
    const standingAlone = /: \{\w+\}(?=\s?[.,;)،؛]|$)/g;
    const counts = (text: string) => placeholders(text).filter((name) => !noCount.has(name));
    const leftOver = (text: string) => text.replace(standingAlone, ' ').replace(invariableNouns[file.code] ?? '', '');
    expect(faulty(file, (text) => counts(leftOver(text)).length > 0)).toEqual([]);
  });
});

const others = files.filter(({ code }) => code !== defaultLanguage.code);

test.for(others)('$file has no untranslated German text', (file) => {
  const hasWords = (text: string) => /\p{L}/u.test(withoutPlaceholders(text));
  const leftOver = textKeys.filter((key) => textOf(file, key) === dictionaries.de[key] && hasWords(textOf(file, key)));
  expect(leftOver.filter((key) => !sameAsGerman.includes(`${file.code}: ${key}`))).toEqual([]);
});

describe('every text has a note for translators', () => {
  test.for(textKeys)('%s: it explains each placeholder and says how long the text may be', (key) => {
    const note = noteOf(key);
    expect(note?.description).toMatch(/\.$/);
    for (const name of Object.keys(note?.placeholders ?? {})) expect(note?.description).toContain(`{${name}}`);
    for (const limit of ['x-maxCharacters', 'x-maxPixels'] as const)
      if (note?.[limit] !== undefined) expect(note.description).toMatch(new RegExp(`\\b${note[limit]}\\b`));
  });

  test('and no type of placeholder but a whole number, which the type checker relies on', () => {
    const types = textKeys.flatMap((key) => Object.values(noteOf(key)?.placeholders ?? {}).map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set([undefined, 'int']));
  });
});
