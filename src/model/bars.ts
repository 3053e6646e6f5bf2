import type { MonthlyResult } from './projection.ts';

/** A month's bar, in whole percent of the longest one. */
export interface Bar {
  readonly length: number;
  /** Where the bar of the original assumptions would end. */
  readonly originalLength: number;
}

/**
 * The bars of all months on one scale, month 1 first: the best month of both projections has the full length. It need not
 * be the last: revenue falls when customers upgrade to a tier that earns less.
 * @param originalRows the projection of the same numbers of partners with the original assumptions
 */
export function barsOf(rows: readonly MonthlyResult[], originalRows: readonly MonthlyResult[]): readonly Bar[] {
  const most = Math.max(1, ...[...rows, ...originalRows].map(({ totalRevenueCents }) => totalRevenueCents));
  const lengthOf = ({ totalRevenueCents }: MonthlyResult) => Math.round((100 * totalRevenueCents) / most);
  return rows.map((row, index) => ({ length: lengthOf(row), originalLength: lengthOf(originalRows[index]!) }));
}
