import { defaultLanguage, type Language } from '../config/languages.ts';
import { dictionaries } from './dictionaries.ts';
import type { de } from './de.ts';
import type { TextKey } from './dictionary.ts';
import { factsFor, type FactName } from './facts.ts';
import { fill, type Placeholders } from './fill.ts';

/** Placeholders of a text that are not facts about the plan or the site: the caller supplies their values. */
type OwnPlaceholders<Key extends TextKey> = Exclude<Placeholders<(typeof de)[Key]>, FactName>;

type Values<Key extends TextKey> = [OwnPlaceholders<Key>] extends [never]
  ? []
  : [values: Readonly<Record<OwnPlaceholders<Key>, string>>];

export type Translate = <Key extends TextKey>(key: Key, ...values: Values<Key>) => string;

type IncompleteDictionaries = Readonly<Partial<Record<string, Readonly<Partial<Record<TextKey, string>>>>>>;

/** A text, not filled in: the language's, else the German one, else the key. An empty text counts as missing. */
export function lookUp(key: TextKey, code: string, from: IncompleteDictionaries = dictionaries): string {
  return from[code]?.[key] || from[defaultLanguage.code]?.[key] || key;
}

/** Looks up a language's texts and fills in the facts and the caller's values. */
export function translator(language: Language): Translate {
  const facts = factsFor(language);
  return (key, ...[values]) => fill(lookUp(key, language.code), { ...facts, ...values });
}

/** Texts for the calculator: facts are filled in, other placeholders are left for the browser to fill. */
export function textsFor<Key extends TextKey>(language: Language, keys: readonly Key[]): Record<Key, string> {
  const facts = factsFor(language);
  const entries = keys.map((key) => [key, fill(lookUp(key, language.code), facts)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
