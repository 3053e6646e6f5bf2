import type { Language } from '../../src/config/languages.ts';
import type { Dictionary, TextKey } from '../../src/content/dictionary.ts';
import english from '../../src/content/en.json' with { type: 'json' };
import { textKeys } from '../../src/content/notes.ts';

/** A language that the project does not bring. */
export const finnish: Language = {
  code: 'fi',
  hreflang: 'fi',
  path: 'fi',
  name: 'Suomi',
  flag: 'fi',
  numberLocale: 'fi-FI',
  direction: 'ltr',
};

/** Another word for each text, with as many texts left in English as are named. */
export const translatedBut = (...left: readonly string[]): Dictionary =>
  Object.fromEntries(textKeys.map((key) => [key, left.includes(key) ? (english as Dictionary)[key] : `Sana ${key}`]));

/** The keys of English texts without placeholders that have so many words. */
export const englishOfWords = (least: number, most: number): TextKey[] =>
  textKeys.filter((key) => {
    const words = ((english as Dictionary)[key] ?? '').match(/\p{L}+/gu)?.length ?? 0;
    return !english[key].includes('{') && words >= least && words <= most;
  });
