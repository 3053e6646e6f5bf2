import type { MonthlyResult } from './projection.ts';

/** Length of the longest bar. Lengths are rounded to whole units, which are less than a pixel on screen. */
export const fullLength = 1000;

/**
 * Bar lengths of each month in both scenarios, from 0 to `fullLength`, month 1 first. The best month of both scenarios
 * has the full length. It need not be the last: revenue falls when customers move to a tier that earns less.
 */
export function barLengths<TierName extends string>(
  rows: readonly MonthlyResult<TierName>[],
  cautiousRows: readonly MonthlyResult<TierName>[],
): readonly (readonly [entered: number, cautious: number])[] {
  const fullCents = Math.max(1, ...[...rows, ...cautiousRows].map(({ totalRevenueCents }) => totalRevenueCents));
  const lengthOf = ({ totalRevenueCents }: MonthlyResult<TierName>) =>
    Math.round((fullLength * totalRevenueCents) / fullCents);
  return rows.map((row, index) => [lengthOf(row), lengthOf(cautiousRows[index]!)]);
}
