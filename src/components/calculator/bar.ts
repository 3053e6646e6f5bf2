import { plan } from '../../config/plan.ts';
import type { MonthlyResult } from '../../model/projection.ts';
import { revenueByTierCents } from '../../model/revenue.ts';

type Row = MonthlyResult<keyof typeof plan.tiers>;

/** One part of a bar, in percent of the bar's full length. */
interface Part {
  readonly start: number;
  readonly length: number;
}

/** A month's revenue as parts of a bar whose full length is the last month's revenue, one part per tier. */
export function barParts(row: Row, lastRow: Row): Part[] {
  const full = lastRow.totalRevenueCents || 1;
  let start = 0;
  return revenueByTierCents(plan, row.level1Customers, row.level2Customers).map((cents) => {
    const length = (100 * cents) / full;
    start += length;
    return { start: start - length, length };
  });
}
