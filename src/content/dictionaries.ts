import { existsSync } from 'node:fs';
import { defaultLanguage, languages, type Language, type LanguageCode } from '../config/languages.ts';
import { readJson } from '../settings/read-json.ts';
import type { Dictionary, TextKey } from './dictionary.ts';

/** Path of a language's dictionary file. */
export const fileOf = ({ path }: Pick<Language, 'path'>) => `src/content/${path}.json`;

/** Every language's dictionary, by language code. A language whose file is missing has no texts yet. */
export const dictionaries = Object.fromEntries(
  languages.map((language) => [language.code, existsSync(fileOf(language)) ? readJson(fileOf(language)) : {}]),
) as Readonly<Record<LanguageCode, Dictionary>>;

const german: Readonly<Record<string, unknown>> = dictionaries[defaultLanguage.code];

/** The keys of all texts: those with a note in the German file, in its order. So a German text that is deleted without its note is missed. */
export const textKeys = Object.keys(german)
  .filter((key) => /^@[^@]/.test(key))
  .map((key) => key.slice(1)) as TextKey[];

/** What translators and the checks know about a text. */
interface Note {
  /** What the text is, where it stands, and what its placeholders mean. */
  readonly description: string;
  /** How many pixels of it a search result shows. */
  readonly 'x-maxPixels'?: number;
  /** The placeholders that every language's text must have. Numbers, of type `int`, can choose a plural form. */
  readonly placeholders?: Readonly<Record<string, { readonly type?: string; readonly example?: string }>>;
}

/** The note beside a key of the German file. */
export const noteOf = (key: TextKey) => german[`@${key}`] as Note | undefined;
