import { defaultLanguage, languages, type Language } from '../config/languages.ts';
import { dictionaries } from './dictionaries.ts';
import type { Dictionary } from './dictionary.ts';
import { textKeys } from './notes.ts';
import { smallShare, untranslatedKeys } from './untranslated.ts';

/**
 * Whether a language has a page. While most of its texts are English, it has none, unless the list of languages says
 * otherwise; the default language always has one: it stands in for all others.
 */
export function isPublished(language: Language, texts: Dictionary): boolean {
  if (language.code === defaultLanguage.code) return true;
  return language.published ?? untranslatedKeys(language, texts).length <= smallShare * textKeys.length;
}

/** The languages that have a page, in the order of the language switcher. */
export const publishedLanguages = languages.filter((language) => isPublished(language, dictionaries[language.code]));
