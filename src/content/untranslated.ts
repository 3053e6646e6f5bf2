import { defaultLanguage, languages, type Language } from '../config/languages.ts';
import { dictionaries, fileOf, textKeys } from './dictionaries.ts';
import type { Dictionary, TextKey } from './dictionary.ts';

/** Up to this many words, a text may legitimately equal the English one (“Menu”). */
const maximumSharedWords = 2;

/** How many texts may be missing or equal to the English ones: 5 percent. Dutch, the closest, shares 2 percent. */
const allowedUntranslated = 0.05 * textKeys.length;

const english = dictionaries.en;

/** How many words a text has, without its placeholders. */
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

/** The texts that a language lacks, in the order of the German file. */
const missingKeys = (texts: Dictionary) => textKeys.filter((key) => `${texts[key] ?? ''}`.trim() === '');

/**
 * The texts of a language that are still the English ones, in the order of the German file. Texts without words do not
 * count; identical texts of one or two words count only if there are more than `allowedUntranslated`.
 */
export function englishKeys({ hreflang }: Pick<Language, 'hreflang'>, texts: Dictionary): TextKey[] {
  if (new Intl.Locale(hreflang).language === 'en') return [];
  const same = textKeys.filter((key) => texts[key] === english[key] && wordsIn(texts[key] ?? '') > 0);
  const words = same.filter((key) => wordsIn(texts[key]!) <= maximumSharedWords);
  return words.length > allowedUntranslated ? same : same.filter((key) => !words.includes(key));
}

/** Whether a language gets a page: at most `allowedUntranslated` texts wait for translation. German always has one. */
export const isPublished = (language: Language, texts: Dictionary) =>
  language.code === defaultLanguage.code ||
  englishKeys(language, texts).length + missingKeys(texts).length <= allowedUntranslated;

/** The languages that have a page, in the order of the language switcher. */
export const publishedLanguages = languages.filter((language) => isPublished(language, dictionaries[language.code]));

/**
 * A language's untranslated texts (without a page, also missing ones), and whether visitors see them; or undefined.
 * @param listed whether all keys are listed
 */
export function untranslatedTexts(language: Language, texts: Dictionary, listed = false) {
  const isShown = isPublished(language, texts);
  const list = ([first, ...others]: readonly TextKey[]) =>
    listed ? [first, ...others].join(', ') : `${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  const [english, missing] = [englishKeys(language, texts), missingKeys(texts)];
  // If the language has a page, `faults.ts` reports each of its missing texts separately.
  const problems = [
    ...(english.length > 0
      ? [`${english.length} of ${textKeys.length} texts are still the English ones: ${list(english)}.`]
      : []),
    ...(missing.length > 0 && !isShown
      ? [`${missing.length} of ${textKeys.length} texts are missing: ${list(missing)}.`]
      : []),
  ];
  if (problems.length === 0) return undefined;
  const outcome = isShown ? 'Its page shows them.' : 'Until they are translated, the language has no page.';
  return { file: fileOf(language), problem: [...problems, outcome].join(' '), isShown };
}

/** What waits for translation in any language. */
export const allUntranslatedTexts = (listed = false) =>
  languages.flatMap((language) => untranslatedTexts(language, dictionaries[language.code], listed) ?? []);
