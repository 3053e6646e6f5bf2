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
 * Number formats of a language. Digits are Latin and thousands are always grouped, so that a build and a
 * browser whose locale data differ in these points write the same text.
 * @param numberLocale BCP 47 locale
 * @param currency ISO 4217 code
 */
export function formatsFor(numberLocale: string, currency: string): Formats {
  const common = { numberingSystem: 'latn', useGrouping: 'always' } as const;
  const money = new Intl.NumberFormat(numberLocale, {
    ...common,
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const count = new Intl.NumberFormat(numberLocale, common);
  const percent = new Intl.NumberFormat(numberLocale, { ...common, style: 'percent' });
  return {
    money: (cents) => money.format(cents / 100),
    count: (number) => count.format(number),
    percent: (whole) => percent.format(whole / 100),
  };
}
