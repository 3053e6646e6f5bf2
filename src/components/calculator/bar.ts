import { plan } from '../../config/plan.ts';
import type { MonthlyResult } from '../../model/projection.ts';
import { revenueByTierCents } from '../../model/revenue.ts';

type Row = MonthlyResult<keyof typeof plan.tiers>;

/** Where one part of a bar begins and how long it is, in percent of the bar's full length: attributes of a `rect`. */
interface Part {
  readonly x: number;
  readonly width: number;
}

/** Percent with one decimal, less than a hair on the screen: longer numbers would make a longer page. */
const percentOf = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/** A month's revenue as parts of a bar whose full length is the last month's revenue, one part per tier. */
export function barParts(row: Row, lastRow: Row): Part[] {
  const full = lastRow.totalRevenueCents || 1;
  let end = 0;
  return revenueByTierCents(plan, row.level1Customers, row.level2Customers).map((cents) => {
    const start = end;
    end += cents;
    return { x: percentOf(start, full), width: percentOf(cents, full) };
  });
}
