import type { Plan } from '../config/settings-types.ts';
import type { MonthlyResult } from './projection.ts';
import { revenueByTierCents } from './revenue.ts';

/** A bar's full length. Its parts have whole lengths, and a thousandth is less than a hair on the screen. */
export const fullLength = 1000;

/** How thick the mark across a bar is, in thousandths of the bar's full length. */
export const markWidth = 12;

/** Where one part of a bar begins and how long it is, in thousandths of the bar's full length. */
export interface BarPart {
  readonly x: number;
  readonly width: number;
}

/** How high the empty drawing is that keeps a name beside the last mark's middle: percent of a bar, with the sign. */
interface Spacer {
  readonly height: string;
}

/**
 * What is drawn, as attributes of drawings. Each month's revenue is a bar, one part per tier, cheapest first, each where
 * the one before it ends; then a mark across it where the cautious case's revenue would end. The best month of both
 * fills its bar. It need not be the last: revenue falls when customers move to a tier that earns less. After the last
 * month comes the spacer.
 */
export function picture<TierName extends string>(
  plan: Plan<TierName>,
  rows: readonly MonthlyResult<TierName>[],
  cautiousRows: readonly MonthlyResult<TierName>[],
): [...months: BarPart[][], afterwards: [Spacer]] {
  const fullCents = Math.max(1, ...[...rows, ...cautiousRows].map(({ totalRevenueCents }) => totalRevenueCents));
  const lengthOf = (cents: number) => Math.round((fullLength * cents) / fullCents);
  const bars = rows.map((row, index) => {
    let cents = 0;
    const parts = revenueByTierCents(plan, row.level1Customers, row.level2Customers).map((ofTier) => {
      const x = lengthOf(cents);
      cents += ofTier;
      return { x, width: lengthOf(cents) - x };
    });
    const mark = lengthOf(cautiousRows[index]!.totalRevenueCents) - markWidth;
    return [...parts, { x: Math.max(0, mark), width: markWidth }];
  });
  const middle = bars.at(-1)!.at(-1)!.x + markWidth / 2;
  return [...bars, [{ height: `${(fullLength - middle) / 10}%` }]];
}
