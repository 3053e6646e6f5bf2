/** Two numbers as a language writes them, the samples for all others. */
export interface NumberSamples {
  /** 1234.50 in the currency: `$1,234.50`. */
  readonly money: string;
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

/**
 * Writes a number like the sample: its thousands grouped, its decimals behind the sample's sign.
 * @param pattern what of the sample is replaced, with groups for the separator and the decimal sign
 * @param number without a sign, such as `1234.50` or `7`
 */
const numberLike = (sample: string, pattern: RegExp, number: string) =>
  sample.replace(pattern, (_, separator: string, point: string) => {
    const [whole, decimals] = number.split('.');
    return whole!.replace(/\B(?=(\d{3})+$)/g, separator) + (decimals ? point + decimals : '');
  });

/** Not the hyphen: browsers break a line after that. */
const minus = '−';

/** Formats amounts like the sample. */
export function moneyLike(sample: string): NumberFormats['money'] {
  return (cents) => (cents < 0 ? minus : '') + numberLike(sample, /1(\D*)234(\D*)50/, Math.abs(cents / 100).toFixed(2));
}

/** Whether an amount is less than nothing. */
export const isNegative = (amount: string) => amount[0] === minus;

/** Formats counts like the sample of an amount. */
export function countLike(sample: string): NumberFormats['count'] {
  return (count) => numberLike(sample, /.*1(\D*)234(\D*)50.*/, String(count));
}

/** Formats percentages like the sample. */
function percentLike(sample: string): NumberFormats['percent'] {
  return (percent) => sample.replace('5', String(percent));
}

/** Formats numbers like the samples. */
export function formatsLike({ money, percent }: NumberSamples): NumberFormats {
  return {
    money: moneyLike(money),
    count: countLike(money),
    percent: percentLike(percent),
  };
}

/** Marks of direction, which nobody sees. */
const invisible = /[\u200e\u200f\u061c]/g;

const lengthOf = (amount: string) => amount.replace(invisible, '').length;

/** For how many characters the styles know a size. No amount that can be exact has more. */
const rooms = [10, 12, 15, 18, 24];

/** For how many characters amounts that share one size need room: as many as the longest one has, or a few more. */
export function roomFor(amounts: readonly string[]): number {
  const longest = Math.max(...amounts.map(lengthOf));
  return rooms.find((room) => longest <= room) ?? rooms.at(-1)!;
}
