import { describe, expect, test } from 'vitest';
import { dictionaries, noteOf, textKeys } from '../../src/content/dictionaries.ts';
import type { TextKey } from '../../src/content/dictionary.ts';
import { textFaults } from '../../src/content/checks/text-faults.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyOf } from '../../src/content/checks/wording.ts';
import { faulty, files } from './faulty-texts.ts';

const placeholders = (text: string) => text.match(/\{[^}]*\}/g) ?? [];
const withoutPlaceholders = (text: string) => text.replace(/\{[^}]*\}/g, '');

/** The digits 1 and 2, which name the first month and the two levels. Used for a language without a wording file. */
const anyNameOfMonthOrLevel = String.raw`(?<!\p{Nd})[12](?!\p{Nd})`;

/** Labels of percentage fields. They may contain a percent sign, because the visitor enters the number. */
const percentLabels: readonly TextKey[] = ['cancellationRate', 'conversion'];

/** The 0 in the range of a field, before `{maximum}`. The minimum is fixed, so no placeholder stands for it. */
const leastInput = /\b0\b(?= .*\{maximum\})/u;

/** Placeholders for anything but a count. */
const noCount = new Set(
  [
    'product',
    'tiers',
    'entryTier',
    'tier',
    'month',
    'firstGrowthMonth',
    'shares',
    'percent',
    'amount',
    'whatIsSold',
    'currencySign',
    'exampleCancellation',
  ]
    .concat('title', 'label', 'maximum')
    // “122 of 354”, “110 by month 12” and shares of people, without a noun.
    .concat('active', 'people', 'partners', 'conversion', 'cancellation', 'referrals')
    .concat(
      'allPercent',
      'noPercent',
      'entryLevel1Rate',
      'entryLevel2Rate',
      'level1Rate',
      'level2Rate',
      'level1Amount',
      'level2Amount',
      'upgradeTiers',
      'ownTier',
      'ownPrice',
      'entryPrice',
    )
    .map((name) => `{${name}}`),
);

describe.for(files)('$file', (file) => {
  test('has nothing wrong with it', () => {
    expect(textFaults(file.language, dictionaries[file.code])).toEqual([]);
  });

  test('contains no numbers of the plan: placeholders stand for them', () => {
    const names = anyOf(file.wording?.namesOfMonthAndLevels ?? anyNameOfMonthOrLevel);
    const leftOver = (text: string, key: TextKey) =>
      withoutPlaceholders(text.replace(leastInput, ''))
        .replace(names, '')
        .replace(percentLabels.includes(key) ? /[%٪]/ : '', '');
    expect(faulty(file, (text, key) => /[\p{Nd}\p{Sc}%‰٪]/u.test(leftOver(text, key)))).toEqual([]);
  });

  test('contains no tier names: placeholders stand for them', () => {
    const named = new RegExp(`\\b(${samplePlan.tiers.map(({ name }) => name).join('|')})\\b`, 'i');
    expect(faulty(file, (text) => named.test(withoutPlaceholders(text)))).toEqual([]);
  });

  test('puts a count beside a noun only in a plural, which has the noun’s forms', () => {
    const standingAlone = /: \{\w+\}(?=\s?[.,;)،؛]|$)/g;
    const counts = (text: string) => placeholders(text).filter((name) => !noCount.has(name));
    const leftOver = (text: string) =>
      text.replace(standingAlone, ' ').replace(anyOf(file.wording?.invariableNouns ?? '$^'), '');
    expect(faulty(file, (text) => counts(leftOver(text)).length > 0)).toEqual([]);
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
