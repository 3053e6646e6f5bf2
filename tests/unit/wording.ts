/**
 * Rules for the texts of one language. They come from `wording/<path of the language>.json`, which a speaker of the
 * language writes. Strings are regular expressions, except text keys and the names of rules.
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
  /** Where a noun is the same whatever the number, so that it needs no plural. */
  readonly invariableNouns?: string;
  /** Keys of texts that happen to be the same as in German. */
  readonly sameAsGerman?: readonly string[];
  /** What must not occur in a text, beyond what no language's may have. */
  readonly typography?: readonly { readonly rule: string; readonly wrong: string }[];
  /** The language sets spaces before ; ! ? and colons. */
  readonly spacesBeforeMarks?: true;
}

/** A pattern of phrases, in capital letters too. */
export const anyOf = (...phrases: readonly string[]) => new RegExp(phrases.join('|'), 'giu');
