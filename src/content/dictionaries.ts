import { existsSync } from 'node:fs';
import { defaultLanguage, languages, type Language, type LanguageCode } from '../config/languages.ts';
import { readJson } from '../config/read-json.ts';
import type { Dictionary, TextKey } from './dictionary.ts';

/** Where a language's texts are. */
export const fileOf = ({ path }: Pick<Language, 'path'>) => `src/content/${path}.json`;

/** Every language's dictionary, by language code. A language whose file is missing has no texts yet. */
export const dictionaries = Object.fromEntries(
  languages.map((language) => [language.code, existsSync(fileOf(language)) ? readJson(fileOf(language)) : {}]),
) as Readonly<Record<LanguageCode, Dictionary>>;

const german: Readonly<Record<string, unknown>> = dictionaries[defaultLanguage.code];

/** The keys of all texts, in the order of the German file. */
export const textKeys = Object.keys(german).filter((key) => !key.startsWith('@')) as TextKey[];

/** What translators and the checks know about a text. */
interface Note {
  /** What the text is, where it stands, and what its placeholders mean. */
  readonly description: string;
  /** How many characters fit where it stands. */
  readonly 'x-maxCharacters'?: number;
  /** How many pixels of it a search result shows. */
  readonly 'x-maxPixels'?: number;
  /** The placeholders that every language's text must have. Numbers have the type `int`; they can choose a plural form. */
  readonly placeholders?: Readonly<Record<string, { readonly type?: string; readonly example?: string }>>;
}

/** The note beside a key of the German file. */
export const noteOf = (key: TextKey) => german[`@${key}`] as Note | undefined;
