/** Three numbers, written by the build in the page's language. The browser writes all other numbers like these. */
export interface NumberTemplates {
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
  /** The same without the currency, if that is letters: these stand beside the number in an element of their own. */
  bareMoney(cents: number): string;
  /** The currency's letters, with a space, ahead of the number or behind it; empty if it is written with a sign. */
  readonly letters: { readonly before: string; readonly after: string };
  /** A count of people, months or subscriptions, from 0; an average may have a decimal. */
  count(count: number): string;
  /** Percent, with at most one decimal: 75 is `75%`, `75 %` or `%75`. */
  percent(percent: number): string;
}

/** U+2212: browsers may break a line after a hyphen. */
const minus = '−';

/** Formats numbers like the templates. */
export function formatsLike(templates: NumberTemplates): NumberFormats {
  const [, before = '', bare = '', after = ''] = /^([^\d]*\p{L}[^\d]*)?(.*?)([^\d]*\p{L}[^\d]*)?$/u.exec(
    templates.money,
  )!;
  const [sampleNumber, moneySeparator, moneyPoint] = /12(\D*)345(\D*)50/.exec(bare)!;
  // Both may differ from those of amounts, as in Swiss French and in Austria.
  const [, separator, point] = /1(\D*)234(\D*)5/.exec(templates.count)!;
  // Only the count's sample has four digits, so that it decides for amounts, too.
  const grouped = (whole: string, by = '') =>
    whole.length === 4 && separator === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, by);
  const bareMoney = (cents: number) => {
    const [whole = '', decimals] = (cents / 100).toFixed(2).split('.');
    return bare.replace(sampleNumber, () => grouped(whole, moneySeparator) + moneyPoint + decimals);
  };
  const writeCount = (count: number) => {
    const [whole = '', decimal] = String(count).split('.');
    return grouped(whole, separator || moneySeparator) + (decimal ? point + decimal : '');
  };
  return {
    bareMoney,
    letters: { before, after },
    money: (cents) => (cents < 0 ? minus : '') + before + bareMoney(Math.abs(cents)) + after,
    count: writeCount,
    percent: (percent) => templates.percent.replace('5', writeCount(percent)),
  };
}

/**
 * About how wide an amount is, in digits: in most fonts, punctuation and spaces are half as wide as a digit, and letters
 * a quarter wider. Invisible direction marks have no width.
 */
export function widthInDigits(amount: string): number {
  const visible = amount.replace(/\p{Cf}/gu, '');
  const count = (kind: RegExp) => visible.match(kind)?.length ?? 0;
  return visible.length - count(/[\p{P}\s]/gu) / 2 + count(/\p{L}/gu) / 4;
}
