import { defaultLanguage, languages, type Language } from '../config/languages.ts';
import { dictionaries, fileOf, textKeys } from './dictionaries.ts';
import type { Dictionary, TextKey } from './dictionary.ts';

/** A text of so many words may be the same in two languages, such as “Menu”; a longer one is not. */
const mostWords = 2;

/** How many texts may be the same in two languages. The nearest relative of English here has 3 in 100. */
const few = 0.05 * textKeys.length;

const english = dictionaries.en;

/** How many words a text has, without its placeholders. */
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

/**
 * The texts of a language that are still the English ones, in the order of the German file. Numbers, names and single
 * words that are the same in both languages are none, unless there are more of them than languages share.
 */
export function untranslatedKeys({ hreflang }: Pick<Language, 'hreflang'>, texts: Dictionary): TextKey[] {
  if (new Intl.Locale(hreflang).language === 'en') return [];
  const same = textKeys.filter((key) => texts[key] === english[key] && wordsIn(texts[key] ?? '') > 0);
  const words = same.filter((key) => wordsIn(texts[key]!) <= mostWords);
  return words.length > few ? same : same.filter((key) => !words.includes(key));
}

/** Whether a language has a page: not before its texts are translated. The default language stands in for all others. */
export const isPublished = (language: Language, texts: Dictionary) =>
  language.code === defaultLanguage.code || untranslatedKeys(language, texts).length <= few;

/** The languages that have a page, in the order of the language switcher. */
export const publishedLanguages = languages.filter((language) => isPublished(language, dictionaries[language.code]));

/** What is to be said of a language of which texts are still English, and whether visitors see them. */
export function untranslatedTexts(language: Language, texts: Dictionary) {
  const [first, ...others] = untranslatedKeys(language, texts);
  if (first === undefined) return undefined;
  const isShown = isPublished(language, texts);
  const problem =
    `${others.length + 1} of ${textKeys.length} texts are still the English ones: ${first}` +
    `${others.length > 0 ? ` and ${others.length} more` : ''}. ` +
    (isShown ? 'Its page shows them.' : 'Until they are translated, the language has no page.');
  return { file: fileOf(language), problem, isShown };
}

/** What waits for translation in any language. */
export const allUntranslatedTexts = () =>
  languages.flatMap((language) => untranslatedTexts(language, dictionaries[language.code]) ?? []);
