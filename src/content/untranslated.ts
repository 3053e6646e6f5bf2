import type { Language } from '../config/languages.ts';
import type { Dictionary, TextKey } from './dictionary.ts';
import { dictionaries } from './dictionaries.ts';
import { textKeys } from './notes.ts';

/** A text of so many words may be the same in two languages, such as “Menu”; a longer one is not. */
const mostWords = 2;

/** The share of all texts that may be the same in two languages. The nearest relative of English here has 3 in 100. */
export const smallShare = 0.05;

const original = dictionaries.en;

/** How many words a text has, without its placeholders. */
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

/**
 * The texts of a language that are still the English ones, in the order of the German file. Numbers, names and single
 * words that are the same in both languages are none, unless there are more of them than languages share.
 * @param texts the language's
 */
export function untranslatedKeys({ hreflang }: Pick<Language, 'hreflang'>, texts: Dictionary): TextKey[] {
  if (new Intl.Locale(hreflang).language === 'en') return [];
  const same = textKeys.filter((key) => texts[key] === original[key] && wordsIn(texts[key] ?? '') > 0);
  const words = same.filter((key) => wordsIn(texts[key]!) <= mostWords);
  return words.length > smallShare * textKeys.length ? same : same.filter((key) => !words.includes(key));
}
