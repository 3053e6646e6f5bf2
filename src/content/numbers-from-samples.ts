/** Two numbers as a language writes them, the samples for all others. */
export interface NumberSamples {
  /** 1234.50 in the currency: `$1,234.50`. */
  readonly money: string;
  /** 5 percent: `5%`, `5 %` or `%5`. */
  readonly percent: string;
}

/** How numbers are written in one language. */
export interface NumberFormats {
  /** An amount in whole cents, from 0, with the currency and two decimals. */
  money(cents: number): string;
  /** A count of people, months or subscriptions, from 0. */
  count(count: number): string;
  /** Whole percent: 75 is `75%`, `75 %` or `%75`. */
  percent(percent: number): string;
}

/** The text before the number, the thousands separator, the decimal separator, and the text after. */
const parts = (money: string) =>
  /^(\D*)1(\D*)234(\D*)50(\D*)$/.exec(money)!.slice(1) as [string, string, string, string];

const grouped = (whole: number, separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator);

/** Formats amounts like the sample. */
export function moneyLike(sample: string): NumberFormats['money'] {
  const [before, separator, point, after] = parts(sample);
  return (cents) =>
    before + grouped(Math.floor(cents / 100), separator) + point + String(cents % 100).padStart(2, '0') + after;
}

/** Formats numbers like the samples. */
export function formatsLike({ money, percent }: NumberSamples): NumberFormats {
  const [, separator] = parts(money);
  return {
    money: moneyLike(money),
    count: (count) => grouped(count, separator),
    percent: (share) => percent.replace('5', String(share)),
  };
}
