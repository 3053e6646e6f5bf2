import { existsSync } from 'node:fs';
import type { Language } from '../../config/languages.ts';
import { readJson } from '../../settings/read-json.ts';
import { settings } from '../../settings/settings.ts';
import { UnusableValueError } from '../../settings/unusable-value-error.ts';

/**
 * Rules for the texts of one language, which a speaker of the language writes. Strings are regular expressions, except
 * text keys and the names of rules.
 */
export interface Wording {
  /**
   * Promises that a page about a possible income must not make, as word stems: passive or unlimited income, financial
   * freedom, leaving one's job, no risk, no effort, quick riches.
   */
  readonly neverClaimed: readonly string[];
  /** The words for a guarantee, and the only phrases that may contain them: those that deny one. */
  readonly guarantee: { readonly word: string; readonly denial: string };
  /**
   * Word stems that would present an example, even the cautious one, as what partners usually earn: realistic, typical,
   * expected, likely, average.
   */
  readonly likelihood: string;
  readonly quotationMarks: readonly [opening: string, closing: string];
  /** Digits may appear in the names of the first month and the two levels; every other number is a fact. */
  readonly namesOfMonthAndLevels: string;
  /** Keys of texts that happen to be the same as in English or German. */
  readonly sameInOtherLanguages?: readonly string[];
  /** What must not occur in a text, beyond what no language's may have. */
  readonly typography?: readonly { readonly rule: string; readonly wrong: string }[];
  /** The language sets spaces before ; ! ? and colons. */
  readonly spacesBeforeMarks?: true;
}

/** The file that says which words a language's texts must not have. */
export const wordingFile = ({ path }: Pick<Language, 'path'>) => `src/content/wording/${path}.json`;

/** The rules for a language's texts; undefined if nobody has written them yet. */
export const wordingOf = (language: Pick<Language, 'path'>): Wording | undefined =>
  existsSync(wordingFile(language)) ? (readJson(wordingFile(language)) as Wording) : undefined;

/** A pattern of phrases, in capital letters too. @throws UnusableValueError if it is none */
function anyOf(...phrases: readonly string[]): RegExp {
  const pattern = phrases.join('|');
  try {
    return new RegExp(pattern, 'giu');
  } catch {
    throw new UnusableValueError(
      `src/content/wording: “${pattern}” is no pattern: a bracket is missing, or ? or * stands alone.`,
    );
  }
}

/** The digits 1 and 2, which name the first month and the two levels. Used for a language without a wording file. */
const anyNameOfMonthOrLevel = String.raw`(?<!\p{Nd})[12](?!\p{Nd})`;

const denying: readonly string[] = ['disclaimerText', 'nonBindingNote', 'shareText'];

/** Typed numbers and names, for which there are placeholders; markup; and a missing denial of a guarantee. */
export function sentenceFaults(key: string, sentence: string, wording: Wording | undefined): string[] {
  const written = sentence.replace(/\{[^}]*\}/g, '');
  const numbers = written.replace(anyOf(wording?.namesOfMonthAndLevels ?? anyNameOfMonthOrLevel), '');
  const names = [settings.product, ...Object.keys(settings.tiers)].map((name) => RegExp.escape(name)).join('|');
  const [number] = /[\p{Nd}\p{Sc}%‰٪]([\p{Nd}\p{Sc}%‰٪.,]*[\p{Nd}\p{Sc}%‰٪])?/u.exec(numbers) ?? [];
  const [name] = new RegExp(`(?<!\\p{L})(${names})(?!\\p{L})`, 'iu').exec(written) ?? [];
  const [markup] = /<[a-z/!][^>]*>?|&#?\w+;/i.exec(written) ?? [];
  const lacksDenial = wording && denying.includes(key) && !anyOf(wording.guarantee.denial).test(sentence);
  return [
    ...(number ? [`has “${number}”: numbers and currencies are placeholders, such as {months} or {entryPrice}`] : []),
    ...(name ? [`has the name “${name}”, for which there is a placeholder`] : []),
    ...(markup ? [`has “${markup}”, which pages would show as it stands`] : []),
    ...(lacksDenial ? [`does not deny a guarantee: “${sentence}”`] : []),
  ];
}

/** What a text promises that no page may, each as the rest of a sentence that begins with “The text”. */
export function claimFaults(text: string, { neverClaimed, likelihood, guarantee }: Wording): string[] {
  const [promise] = text.match(anyOf(...neverClaimed)) ?? [];
  const [likely] = text.match(anyOf(`(?<!\\p{L})(${likelihood})`)) ?? [];
  const [guaranteed] = text.replace(anyOf(guarantee.denial), '').match(anyOf(guarantee.word)) ?? [];
  return [
    ...(promise ? [`promises an income with “${promise}”, which no page may`] : []),
    ...(likely ? [`calls an example likely with “${likely}”`] : []),
    ...(guaranteed ? [`has “${guaranteed}” without denying it`] : []),
  ];
}
