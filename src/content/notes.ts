import { defaultLanguage } from '../config/languages.ts';
import { dictionaries } from './dictionaries.ts';
import type { TextKey } from './dictionary.ts';

const german: Readonly<Record<string, unknown>> = dictionaries[defaultLanguage.code];

/** What translators and the checks know about a text. */
export interface Note {
  /** What the text is, where it stands, and what its placeholders mean. */
  readonly description: string;
  /** How many characters fit where it stands. */
  readonly 'x-maxCharacters'?: number;
  /** How many pixels of it a search result shows. */
  readonly 'x-maxPixels'?: number;
  /** The placeholders that every language's text must have. Numbers have the type `int`; they can choose a plural form. */
  readonly placeholders?: Readonly<Record<string, { readonly type?: string; readonly example?: string }>>;
}

/** The keys of all texts, in the order of the German file. */
export const textKeys = Object.keys(german).filter((key) => !key.startsWith('@')) as TextKey[];

/** The note beside a key of the German file. */
export const noteOf = (key: TextKey) => german[`@${key}`] as Note | undefined;
