import { languages } from '../../config/languages.ts';
import { dictionaries } from '../../content/dictionaries.ts';
import type { Dictionary, TextKey } from '../../content/dictionary.ts';
import { missingTexts } from '../../content/faults.ts';
import type { Finding } from './finding.ts';

/** Button labels, and how many characters of each fit on one line on the smallest phone. */
const buttonLabels = { registerNow: 28, signupMobile: 28, share: 30, reload: 28 } as const satisfies Partial<
  Record<TextKey, number>
>;

/** What is missing or too long in one dictionary. */
export function textFindings(file: string, texts: Partial<Dictionary>): Finding[] {
  const missing = missingTexts(texts).map((key) => ({
    place: `${file}, ${key}`,
    problem: 'The text is missing: visitors would read the German one.',
  }));
  const tooLong = Object.entries(buttonLabels).flatMap(([key, most]) => {
    const { length } = [...(texts[key as TextKey] ?? '')];
    return length <= most
      ? []
      : { place: `${file}, ${key}`, problem: `${length} characters may not fit on the button: use at most ${most}.` };
  });
  return [...missing, ...tooLong];
}

/** What is missing or too long in any dictionary. */
export const allTextFindings = () =>
  languages.flatMap(({ code, path }) => textFindings(`src/content/${path}.ts`, dictionaries[code]));
