import { languages } from '../config/languages.ts';
import { UnusableValueError } from '../config/unusable-value-error.ts';
import { de } from './de.ts';
import { dictionaries } from './dictionaries.ts';
import type { TextKey } from './dictionary.ts';

type Texts = Readonly<Partial<Record<TextKey, string>>>;

const keys = Object.keys(de) as TextKey[];

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(', ') || 'none';

/** The dictionaries, each with its file. */
const files = languages.map(({ code, path }) => ({ file: `src/content/${path}.ts`, texts: dictionaries[code] }));

/** The keys whose text is missing or empty: visitors read the German text. */
export function missingTexts(texts: Texts): TextKey[] {
  return keys.filter((key) => !texts[key]?.trim());
}

/**
 * Checks that each text has the placeholders of the German one, so that no visitor sees a brace.
 * @throws UnusableValueError naming the file and key of the first text with other placeholders
 */
export function checkPlaceholders(dictionary: { readonly file: string; readonly texts: Texts }): void {
  for (const key of keys) {
    const [expected, found] = [placeholders(de[key]), placeholders(dictionary.texts[key] || de[key])];
    if (found !== expected)
      throw new UnusableValueError(
        key,
        `must have the placeholders of the German text (${expected}), not ${found}`,
        `${dictionary.file}:`,
      );
  }
}

/** @throws UnusableValueError naming the file and key of the first text with wrong placeholders */
export const checkDictionaries = () => files.forEach(checkPlaceholders);
