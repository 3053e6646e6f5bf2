import { describe, expect, test } from 'vitest';
import { defaultLanguage, type LanguageCode } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import type { Dictionary, TextKey } from '../../src/content/dictionary.ts';
import { faulty, files } from './faulty-texts.ts';

const german: Dictionary = dictionaries.de;

const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort();
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

/** Placeholders for anything but a count. `{months}` includes its noun. */
const noCount = new Set(
  ['product', 'tiers', 'entryTier', 'tier', 'months', 'month', 'firstGrowthMonth', 'shares', 'percent', 'amount']
    .concat('title', 'label')
    .map((name) => `{${name}}`),
);

/** Words that happen to be the same as in German. */
const sameAsGerman = ['fr: subscriptions', 'sv: commission'];

describe.for(files)('$file', (file) => {
  test('is the dictionary of its language', async () => {
    const { code, name } = file;
    const module: Readonly<Record<string, unknown>> = await import(`../../src/content/${name}.ts`);
    expect(module[name]).toBe(dictionaries[code]);
  });

  test('has a text for every key', () => {
    expect(faulty(file, (text) => text.trim() === '')).toEqual([]);
  });

  test('has exactly the placeholders of the German text', () => {
    const differing = faulty(file, (text, key) => placeholders(text).join() !== placeholders(german[key]).join());
    expect(differing).toEqual([]);
  });

  test('has no brace that is not part of a placeholder', () => {
    expect(faulty(file, (text) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('contains no numbers of the plan: placeholders stand for them', () => {
    const leftOver = (text: string) => withoutPlaceholders(text).replace(namesOfMonthAndLevels[file.code] ?? '', '');
    expect(faulty(file, (text) => /[\p{Nd}\p{Sc}%‰٪]/u.test(leftOver(text)))).toEqual([]);
  });

  test('contains no tier names: placeholders stand for them', () => {
    expect(faulty(file, (text) => /\b(BOOST|TURBO|NITRO)\b/i.test(withoutPlaceholders(text)))).toEqual([]);
  });

  test('puts no count beside a noun, whose form would depend on it', () => {
    const standingAlone = /: \{\w+\}(?=\s?[.,;)،؛]|$)/g;
    const counts = (text: string) => placeholders(text).filter((name) => !noCount.has(name));
    expect(faulty(file, (text) => counts(text.replace(standingAlone, ' ')).length > 0)).toEqual([]);
  });
});

const others = files.filter(({ code }) => code !== defaultLanguage.code);

test.for(others)('$file has no untranslated German text', (file) => {
  const leftOver = (text: string, key: TextKey) =>
    text === german[key] && !sameAsGerman.includes(`${file.code}: ${key}`);
  expect(faulty(file, leftOver)).toEqual([]);
});
