import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { UnusableValueError } from '../../config/unusable-value-error.ts';
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

/** What no two languages share. */
const own: readonly string[] = ['code', 'path', 'name'] satisfies (keyof Entry)[];

/** What a field must be, in the words for the owner. */
const refusals: Partial<Record<keyof Entry, (entry: Entry) => string | undefined>> = {
  path: ({ path }) =>
    /^[a-z]+(-[a-z]+)*$/.test(path) ? undefined : `A path is small letters, such as da or pt-br, not “${path}”.`,
  numberLocale: localeRefusal,
  flag: ({ flag }) => (hasFlag(flag) ? undefined : `There is no flag “${flag}”: a country’s two letters, such as dk.`),
};

function localeRefusal(entry: Entry): string | undefined {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(entry.numberLocale).length > 0) {
      numberSamples(entry, plan.currency);
      return undefined;
    }
  } catch (error) {
    if (error instanceof UnusableValueError) return error.message;
    if (!(error instanceof RangeError)) throw error;
  }
  return `There are no number formats for “${entry.numberLocale}”.`;
}

/** Why a field cannot be so: another language has it, or it cannot be. Undefined if it can. */
export function refusal(field: keyof Entry, entry: Entry, present: readonly Entry[]): string | undefined {
  if (own.includes(field) && present.some((other) => other[field] === entry[field]))
    return `A language with the ${field} “${entry[field]}” is already there.`;
  return refusals[field]?.(entry);
}

/**
 * Checks an entry beside those that are there.
 * @throws LanguageError at the first field that another language has or that cannot be
 */
export function checkEntry(entry: Entry, present: readonly Entry[]): void {
  for (const field of Object.keys(entry) as (keyof Entry)[]) {
    const problem = refusal(field, entry, present);
    if (problem !== undefined) throw new LanguageError(problem);
  }
}
