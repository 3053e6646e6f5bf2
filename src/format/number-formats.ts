/** Three numbers, written by the build in the page's language. The browser writes all other numbers like these. */
export interface NumberSamples {
  /** 12345.50 in the currency: `$12,345.50`. */
  readonly money: string;
  /** 1234: `1,234`, or `1234` in a language that leaves four digits together. */
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
  const isTogether = whole.length === 4 && count.length === 4;
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
  count: (count) => numberLike(samples, /.*12(\D*)345(\D*)50.*/, String(count)),
  percent: (percent) => samples.percent.replace('5', String(percent)),
});

/** The length of an amount without invisible direction marks. */
const lengthOf = (amount: string) => amount.replace(/[\u200e\u200f\u061c]/g, '').length;

/** Lengths, in characters, for which the styles set a font size (`[data-room]`). Exact amounts are never longer. */
const rooms = [10, 12, 15, 18, 24];

/** The smallest of these lengths that fits the longest of the amounts, which share one font size. */
export function roomFor(amounts: readonly string[]): number {
  const longest = Math.max(...amounts.map(lengthOf));
  return rooms.find((room) => longest <= room) ?? rooms.at(-1)!;
}
