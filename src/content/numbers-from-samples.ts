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

const grouped = (whole: number, separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator);

/** Formats amounts like the sample. */
export function moneyLike(sample: string): NumberFormats['money'] {
  return (cents) =>
    sample.replace(
      /1(\D*)234(\D*)50/,
      (_, separator: string, point: string) =>
        grouped(Math.floor(cents / 100), separator) + point + String(cents % 100).padStart(2, '0'),
    );
}

/** Formats counts like the sample of an amount. */
export function countLike(sample: string): NumberFormats['count'] {
  return (count) => sample.replace(/.*1(\D*)234.*/, (_, separator: string) => grouped(count, separator));
}

/** Formats numbers like the samples. */
export function formatsLike({ money, percent }: NumberSamples): NumberFormats {
  return {
    money: moneyLike(money),
    count: countLike(money),
    percent: (share) => percent.replace('5', String(share)),
  };
}
