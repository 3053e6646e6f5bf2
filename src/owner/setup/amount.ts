import type { Answer } from './answers.ts';

type Display = 'code' | 'symbol' | 'narrowSymbol' | 'name';

function formatOf(currency: string, currencyDisplay: Display, digits: 0 | 2): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay, ...decimals });
  } catch {
    // No currency at all, which its own question refuses.
    return new Intl.NumberFormat('en', decimals);
  }
}

/** An amount as people read it, such as €19.90. @param cents in hundredths of the currency */
export const writtenAmount = (cents: number, currency: string) =>
  formatOf(currency, 'narrowSymbol', 2).format(cents / 100);

/** What people write beside an amount of this currency: its code, its sign or its name (one or more), the longest first. */
const marksOf = (currency: string) =>
  (['name', 'code', 'symbol', 'narrowSymbol'] as const)
    .flatMap((display) => [1, 2].flatMap((amount) => formatOf(currency, display, 0).formatToParts(amount)))
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value.toLowerCase())
    .toSorted((one, other) => other.length - one.length);

/**
 * With a decimal sign, with thousands apart, or with both. `1.000` is none of them: it may mean one or a thousand.
 * Of each, the first group is the whole part, and the second the decimals, or the dash of `49,–`.
 */
const amounts = [
  /^(\d+)(?:[.,](\d{1,2}|[-–—]+))?$/,
  /^(\d{1,3}(?:[\s'’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
];

/** The hundredths in an amount of the currency's main unit, with or without its sign; undefined if it is none. */
function centsOf(typed: string, currency: string): number | undefined {
  const bare = marksOf(currency).reduce((rest, mark) => rest.replace(mark, ''), typed.trim().toLowerCase());
  const [, whole, decimals = ''] = amounts.map((form) => form.exec(bare.trim())).find((found) => found) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.replace(/\D/g, '').padEnd(2, '0'));
}

/** A price in a currency, typed as 25, 25.00, 25,00 or 25 €: never in cents. */
export const price = (currency: string): Answer => ({
  read: (typed) => centsOf(typed, currency) ?? typed.trim(),
  write: (value) => (typeof value === 'number' ? (value / 100).toFixed(2) : String(value)),
});
