/** Three numbers, written by the build in the page's language. The browser writes all other numbers like these. */
export interface NumberSamples {
  /** 12345.50 in the currency: `$12,345.50`. */
  readonly money: string;
  /** 1234.5: `1,234.5`, or `1234,5` in a language that leaves four digits together. */
  readonly count: string;
  /** 5 percent: `5%`, `5 %` or `%5`. */
  readonly percent: string;
}

/** How numbers are written in one language. */
export interface NumberFormats {
  /** An amount in whole cents, with the currency and two decimals; below 0 with a minus in front. */
  money(cents: number): string;
  /** A count of people, months or subscriptions, from 0; an average may have a decimal. */
  count(count: number): string;
  /** Whole percent: 75 is `75%`, `75 %` or `%75`. */
  percent(percent: number): string;
}

/** Writes a number like a sample. @param pattern what to replace, with groups for separator and decimal sign */
function numberLike({ money, count }: NumberSamples, pattern: RegExp, number: string): string {
  const [whole = '', decimals] = number.split('.');
  const isTogether = whole.length === 4 && count.startsWith('1234');
  return money.replace(
    pattern,
    (_, separator: string, point: string) =>
      (isTogether ? whole : whole.replace(/\B(?=(\d{3})+$)/g, separator)) + (decimals ? point + decimals : ''),
  );
}

/** U+2212: browsers may break a line after a hyphen. */
const minus = '−';

/** Whether a formatted amount is negative. */
export const isNegative = (amount: string) => amount[0] === minus;

/** Formats numbers like the samples. */
export const formatsLike = (samples: NumberSamples): NumberFormats => ({
  money: (cents) =>
    (cents < 0 ? minus : '') + numberLike(samples, /12(\D*)345(\D*)50/, Math.abs(cents / 100).toFixed(2)),
  // Its decimal sign may be another than that of an amount, as in Swiss French.
  count: (count) => {
    const [whole = '', decimal] = String(count).split('.');
    const point = samples.count.at(-2)!;
    return numberLike(samples, /.*12(\D*)345(\D*)50.*/, whole) + (decimal ? point + decimal : '');
  },
  percent: (percent) => samples.percent.replace('5', String(percent)),
});

/**
 * About how wide an amount is, in digits: in most fonts, punctuation and spaces are half as wide as a digit, and letters
 * a quarter wider. Invisible direction marks have no width.
 */
export function widthInDigits(amount: string): number {
  const widths = Array.from(amount.replace(/\p{Cf}/gu, ''), (character) => {
    if (/[\p{P}\s]/u.test(character)) return 0.5;
    return /\p{L}/u.test(character) ? 1.25 : 1;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
