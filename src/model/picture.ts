import type { MonthlyResult } from './projection.ts';

/** A column's full height. Columns have whole heights, and a thousandth is less than a hair on the screen. */
export const fullHeight = 1000;

/**
 * How high the columns of each month are in both cases, in thousandths of the full height, month 1 first. The best month
 * of both cases has the full height. It need not be the last: revenue falls when customers move to a tier that earns less.
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
