import type { MonthlyResult } from './projection.ts';

/** Height of the tallest column. Heights are rounded to whole units, which are less than a pixel on screen. */
export const fullHeight = 1000;

/**
 * Column heights of each month in both cases, from 0 to `fullHeight`, month 1 first. The best month of both cases has
 * the full height. It need not be the last: revenue falls when customers move to a tier that earns less.
 */
export function columnHeights<TierName extends string>(
  rows: readonly MonthlyResult<TierName>[],
  cautiousRows: readonly MonthlyResult<TierName>[],
): readonly (readonly [entered: number, cautious: number])[] {
  const fullCents = Math.max(1, ...[...rows, ...cautiousRows].map(({ totalRevenueCents }) => totalRevenueCents));
  const heightOf = ({ totalRevenueCents }: MonthlyResult<TierName>) =>
    Math.round((fullHeight * totalRevenueCents) / fullCents);
  return rows.map((row, index) => [heightOf(row), heightOf(cautiousRows[index]!)]);
}
