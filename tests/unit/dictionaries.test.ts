import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages, type LanguageCode } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import type { Dictionary, TextKey } from '../../src/content/dictionary.ts';

const german: Dictionary = dictionaries.de;
const keys = Object.keys(german) as TextKey[];

const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort();
const withoutPlaceholders = (text: string) => text.replace(/\{[^}]*\}/g, '');

/** A digit may stand in the names of the first month and of the two levels; every other number is a fact. */
const namesOfMonthAndLevels: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: /Monat 1|Ebene [12]/g,
  en: /month 1|level[ -][12]/gi,
  es: /mes 1|nivel [12]/gi,
  pt: /mês 1|nível [12]/gi,
  fr: /mois 1|niveau [12]/gi,
  ro: /luna 1|nivelul [12]/gi,
  ru: /1-м месяце|[12]-[яйю](?!\p{L})/gu,
  tr: /1\. ay|[12]\. seviye/g,
  ar: /الشهر 1/g,
  it: /mese 1|livello [12]/gi,
  pl: /1\. miesiąc|poziom\p{L}* [12]/giu,
  nl: /maand 1|niveau [12]/gi,
  cs: /1\.\u00a0měsíc|[12]\.\u00a0úrov/g,
  sk: /1\.\u00a0mesiac|[12]\.\u00a0úrov/g,
  hu: /1\.\u00a0hónap|[12]\.\u00a0szint/g,
  sv: /månad 1|nivå [12]/gi,
};

/** Words that happen to be the same as in German. */
const sameAsGerman = ['fr: subscriptions', 'sv: commission'];

const files = languages.map(({ code, path }) => ({ code, name: path, file: `src/content/${path}.ts` }));
type File = (typeof files)[number];

/** The texts that have a fault, each with the file and the key to mend it at. */
function faulty({ code, file }: File, isFaulty: (text: string, key: TextKey) => boolean): string[] {
  const dictionary: Dictionary = dictionaries[code];
  return keys.filter((key) => isFaulty(dictionary[key], key)).map((key) => `${file}, ${key}: ${dictionary[key]}`);
}

describe.for(files)('$file', (file) => {
  test('is the dictionary of its language', async () => {
    const { code, name } = file;
    const module: Readonly<Record<string, unknown>> = await import(`../../src/content/${name}.ts`);
    expect(module[name]).toBe(dictionaries[code]);
  });

  test('has a text for every key', () => {
    expect(faulty(file, (text) => text.trim() === '')).toEqual([]);
  });

  test('has no spaces around a text or doubled in it', () => {
    expect(faulty(file, (text) => text !== text.trim() || /\s{2}/.test(text))).toEqual([]);
  });

  test('has exactly the placeholders of the German text', () => {
    const differing = faulty(file, (text, key) => placeholders(text).join() !== placeholders(german[key]).join());
    expect(differing).toEqual([]);
  });

  test('has no brace that is not part of a placeholder', () => {
    expect(faulty(file, (text) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('types no number of the plan: they are filled in', () => {
    const leftOver = (text: string) => withoutPlaceholders(text).replace(namesOfMonthAndLevels[file.code] ?? '', '');
    expect(faulty(file, (text) => /[\p{Nd}\p{Sc}%‰٪]/u.test(leftOver(text)))).toEqual([]);
  });

  test('types no name of a tier: they are filled in', () => {
    expect(faulty(file, (text) => /\b(BOOST|TURBO|NITRO)\b/i.test(withoutPlaceholders(text)))).toEqual([]);
  });

  test('has the quotation marks and apostrophes of typography, not of a typewriter', () => {
    expect(faulty(file, (text) => /['"`´]/.test(text))).toEqual([]);
  });
});

const others = files.filter(({ code }) => code !== defaultLanguage.code);

test.for(others)('$file has no German text left over', (file) => {
  const leftOver = (text: string, key: TextKey) =>
    text === german[key] && !sameAsGerman.includes(`${file.code}: ${key}`);
  expect(faulty(file, leftOver)).toEqual([]);
});
