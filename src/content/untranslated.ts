import { languages, type Language } from '../config/languages.ts';
import { dictionaries, fileOf, textKeys } from './dictionaries.ts';
import type { Dictionary, TextKey } from './dictionary.ts';

/** Up to this many words, a text may legitimately equal the English one ("Menu"). */
const maximumSharedWords = 2;

const english = dictionaries.en;

/** How many words a text has, without its placeholders. */
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

/** The texts that a language lacks, in the order of the German file. An empty text counts as missing. */
const missingKeys = (texts: Dictionary) => textKeys.filter((key) => `${texts[key] ?? ''}`.trim() === '');

/** The texts of a language that are still the English ones, in the order of the German file. */
export const englishKeys = ({ hreflang }: Pick<Language, 'hreflang'>, texts: Dictionary): TextKey[] =>
  new Intl.Locale(hreflang).language === 'en'
    ? []
    : textKeys.filter((key) => texts[key] === english[key] && wordsIn(texts[key] ?? '') > maximumSharedWords);

/** What waits for translation in a language: at most two lines that name its file. @param listed whether all keys are named */
export function untranslatedTexts(language: Language, texts: Dictionary, listed = false): string[] {
  const waiting = [
    { keys: missingKeys(texts), are: 'are missing: visitors see the German ones' },
    { keys: englishKeys(language, texts), are: 'are still the English ones' },
  ];
  return waiting
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys: [first, ...others], are }) => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      const keyList = listed ? [first, ...others].map((key) => `\n  ${key}`).join('') : ` ${first}${more}.`;
      return `${fileOf(language)}: ${1 + others.length} of ${textKeys.length} texts ${are}:${keyList}`;
    });
}

/** What waits for translation in all languages. */
export const allUntranslatedTexts = () =>
  languages.flatMap((language) => untranslatedTexts(language, dictionaries[language.code]));
