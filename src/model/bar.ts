import type { Plan } from '../config/settings-types.ts';
import type { MonthlyResult } from './projection.ts';
import { revenueByTierCents } from './revenue.ts';

/** A bar's full length. Its parts have whole lengths, and a thousandth is less than a hair on the screen. */
export const fullLength = 1000;

/** Where one part of a bar begins and how long it is, in thousandths of the bar's full length. */
export interface BarPart {
  readonly x: number;
  readonly width: number;
}

/**
 * Each month's revenue as a bar: one part per tier, cheapest first, each where the one before it ends. The best month
 * fills its bar. It need not be the last: revenue falls when customers move to a tier that earns less.
 */
export function bars<TierName extends string>(
  plan: Plan<TierName>,
  rows: readonly MonthlyResult<TierName>[],
): BarPart[][] {
  const fullCents = Math.max(1, ...rows.map(({ totalRevenueCents }) => totalRevenueCents));
  return rows.map((row) => {
    let cents = 0;
    const end = () => Math.round((fullLength * cents) / fullCents);
    return revenueByTierCents(plan, row.level1Customers, row.level2Customers).map((ofTier) => {
      const x = end();
      cents += ofTier;
      return { x, width: end() - x };
    });
  });
}
