import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { flagSvg } from '../../content/flags.ts';
import { numberSamples } from '../../content/numbers-from-intl.ts';

/** What a new entry in the list of languages says. */
export type Entry = Pick<Language, 'code' | 'hreflang' | 'path' | 'name' | 'flag' | 'numberLocale' | 'direction'>;

/** What can be said of a language on the command line or when asked. */
export type Said = Partial<Pick<Entry, 'path' | 'name' | 'flag' | 'numberLocale' | 'direction'>>;

/** Why a language cannot be added or taken away, as a sentence for the owner. */
export class LanguageError extends Error {}

/** `getTextInfo` is in Node 24, and not yet in TypeScript's library. */
interface LocaleWithText extends Intl.Locale {
  getTextInfo(): { readonly direction: 'ltr' | 'rtl' };
}

/**
 * The entry that Unicode's data suggest for a language: its largest country's number formats and flag, its name in
 * itself, the code as path.
 * @param code ISO 639, two or three small letters
 * @throws LanguageError if the code is none or Unicode's data do not know the language
 */
export function proposedEntry(code: string): Entry {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new LanguageError(`A language’s code is two or three small letters, such as da, not “${code}”.`);
  const { language, region = '' } = new Intl.Locale(code).maximize();
  const numberLocale = `${code}-${region}`;
  if (language !== code || Intl.NumberFormat.supportedLocalesOf(code).length === 0)
    throw new LanguageError(`No language with number formats of its own has the code “${code}”.`);
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code)!;
  return {
    code,
    hreflang: code,
    path: code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    flag: region.toLowerCase(),
    numberLocale,
    direction: (new Intl.Locale(code) as LocaleWithText).getTextInfo().direction,
  };
}

/** Whether the package of flags has one by this name. */
function hasFlag(flag: string): boolean {
  try {
    return flagSvg(flag) !== '';
  } catch {
    return false;
  }
}

/**
 * Checks an entry beside those that are there.
 * @throws LanguageError at what another language has or what cannot be; UnusableValueError at a locale whose numbers
 * the page cannot write
 */
export function checkEntry(entry: Entry, present: readonly Entry[]): void {
  for (const field of ['code', 'path', 'name'] as const)
    if (present.some((other) => other[field] === entry[field]))
      throw new LanguageError(`A language with the ${field} “${entry[field]}” is already there.`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(entry.path))
    throw new LanguageError(`A path is small letters, such as da or pt-br, not “${entry.path}”.`);
  if (Intl.NumberFormat.supportedLocalesOf(entry.numberLocale).length === 0)
    throw new LanguageError(`There are no number formats for “${entry.numberLocale}”.`);
  if (!hasFlag(entry.flag))
    throw new LanguageError(`There is no flag “${entry.flag}”: a country’s two letters, such as dk.`);
  numberSamples(entry, plan.currency);
}
