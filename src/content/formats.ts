/** How numbers are written in one language. */
export interface Formats {
  /** An amount in whole cents, with the currency and two decimals. */
  money(cents: number): string;
  /** A count of people, months or subscriptions. */
  count(count: number): string;
  /** Whole percent: 75 is `75%`, `75 %` or `%75`. */
  percent(percent: number): string;
}

/**
 * Digits are Latin and thousands always grouped, so that a build and a browser whose locale data differ in
 * these points write the same text.
 */
const common = { numberingSystem: 'latn', useGrouping: 'always' } as const;

/**
 * How amounts are written.
 * @param numberLocale BCP 47 locale
 * @param currency ISO 4217 code
 */
export function moneyFormat(numberLocale: string, currency: string): Formats['money'] {
  const format = new Intl.NumberFormat(numberLocale, {
    ...common,
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (cents) => format.format(cents / 100);
}

/**
 * How a span of whole months is written: the number with the noun in the form that it asks for in the language
 * (`12 Monate`, `21 месяц`, `24 месяца`).
 * @param numberLocale BCP 47 locale
 */
export function monthsFormat(numberLocale: string): (months: number) => string {
  const format = new Intl.NumberFormat(numberLocale, { ...common, style: 'unit', unit: 'month', unitDisplay: 'long' });
  return (months) => format.format(months);
}

/** How all numbers are written; parameters as for `moneyFormat`. */
export function formatsFor(numberLocale: string, currency: string): Formats {
  const count = new Intl.NumberFormat(numberLocale, common);
  const percent = new Intl.NumberFormat(numberLocale, { ...common, style: 'percent' });
  return {
    money: moneyFormat(numberLocale, currency),
    count: (number) => count.format(number),
    percent: (whole) => percent.format(whole / 100),
  };
}
