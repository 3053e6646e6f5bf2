import type { Plan } from '../config/settings-types.ts';
import type { MonthlyResult } from './projection.ts';
import { revenueByTierCents } from './revenue.ts';

/** Where one part of a bar begins and how long it is, in percent of the bar's full length. */
export interface BarPart {
  readonly x: number;
  readonly width: number;
}

/** Percent with one decimal, less than a hair on the screen: longer numbers would make a longer page. */
const percentOf = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/**
 * A month's revenue as a bar whose full length is the last month's revenue: one part per tier, cheapest first, each
 * where the one before it ends.
 */
export function barParts<TierName extends string>(
  plan: Plan<TierName>,
  row: MonthlyResult<TierName>,
  lastRow: MonthlyResult<TierName>,
): BarPart[] {
  const full = lastRow.totalRevenueCents || 1;
  let end = 0;
  return revenueByTierCents(plan, row.level1Customers, row.level2Customers).map((cents) => {
    const start = end;
    end += cents;
    return { x: percentOf(start, full), width: percentOf(cents, full) };
  });
}
