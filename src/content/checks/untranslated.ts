import { languages, type Language } from '../../config/languages.ts';
import { dictionaries, fileOf, textKeys } from '../dictionaries.ts';
import type { Dictionary, TextKey } from '../dictionary.ts';

/** Whether a text has more than two words: shorter ones, such as “Message”, are the same in several languages. */
const hasWords = (text: string) => (text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 2;

/** The texts that a language lacks, in the order of the German file. An empty text counts as missing. */
const missingKeys = (texts: Dictionary) => textKeys.filter((key) => `${texts[key] ?? ''}`.trim() === '');

/** The texts of a language that are still copies of the English or German ones. */
export function copiedKeys({ hreflang }: Pick<Language, 'hreflang'>, texts: Dictionary): TextKey[] {
  const { language } = new Intl.Locale(hreflang);
  const others = (['en', 'de'] as const).filter((code) => code !== language).map((code) => dictionaries[code]);
  return textKeys.filter((key) => others.some((other) => other[key] === texts[key]) && hasWords(`${texts[key] ?? ''}`));
}

/** What waits for translation in a language, a line for each kind. @param listed whether all keys are named */
export function untranslatedTexts(language: Language, texts: Dictionary, listed = false): string[] {
  const waiting = [
    { keys: missingKeys(texts), fault: 'are missing: visitors see the German ones' },
    { keys: copiedKeys(language, texts), fault: 'are the English or German ones' },
  ];
  return waiting
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys: [first, ...others], fault }) => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      const keyList = listed ? [first, ...others].map((key) => `\n  ${key}`).join('') : ` ${first}${more}.`;
      return `${fileOf(language)}: ${1 + others.length} of ${textKeys.length} texts ${fault}:${keyList}`;
    });
}

/** What waits for translation in all languages. */
export const allUntranslatedTexts = () =>
  languages.flatMap((language) => untranslatedTexts(language, dictionaries[language.code]));
