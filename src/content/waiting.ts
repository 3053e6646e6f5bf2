import { languages, type Language } from '../config/languages.ts';
import { dictionaries } from './dictionaries.ts';
import type { Dictionary } from './dictionary.ts';
import { fileOf } from './files.ts';
import { textKeys } from './notes.ts';
import { isPublished } from './published-languages.ts';
import { untranslatedKeys } from './untranslated.ts';

/** The texts of one language that wait for translation. */
export interface Waiting {
  readonly file: string;
  /** What is to be said of the file, in sentences. */
  readonly problem: string;
  /** Visitors meet them, and nobody has said that they may. */
  readonly isFault: boolean;
}

const list = 'src/config/languages.ts';

/** What becomes of a language whose texts wait. */
function consequence(language: Language, texts: Dictionary): string {
  if (!isPublished(language, texts))
    return language.published === false
      ? `The language has no page, because ${list} has published: false.`
      : `Until they are translated, the language has no page; published: true in its entry in ${list} gives it one.`;
  return language.published ? `Its page shows them, because ${list} has published: true.` : 'Its page shows them.';
}

/** Says how many of a language's texts wait for translation, and which comes first. Says nothing if none do. */
export function waitingTexts(language: Language, texts: Dictionary): Waiting | undefined {
  const keys = untranslatedKeys(language, texts);
  if (keys.length === 0) return undefined;
  const also = keys.length === 1 ? '' : ` and ${keys.length - 1} more`;
  const problem =
    `${keys.length} of ${textKeys.length} texts are still the English ones: ${keys[0]}${also}. ` +
    consequence(language, texts);
  return { file: fileOf(language), problem, isFault: language.published === undefined && isPublished(language, texts) };
}

/** What waits for translation in any language. */
export const allWaitingTexts = () =>
  languages.flatMap((language) => waitingTexts(language, dictionaries[language.code]) ?? []);
