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
 * What is drawn, as attributes of drawings. Each month's revenue is a bar, one part per tier, cheapest first, each where
 * the one before it ends. The line, a path, joins where the cautious case's bars would end, across all bars where they
 * stand side by side, each two wide. The best month of both cases fills its bar. It need not be the last:
 * revenue falls when customers move to a tier that earns less.
 */
export function picture<TierName extends string>(
  plan: Plan<TierName>,
  rows: readonly MonthlyResult<TierName>[],
  cautiousRows: readonly MonthlyResult<TierName>[],
): readonly [bars: readonly (readonly BarPart[])[], line: string] {
  const fullCents = Math.max(1, ...[...rows, ...cautiousRows].map(({ totalRevenueCents }) => totalRevenueCents));
  const lengthOf = (cents: number) => Math.round((fullLength * cents) / fullCents);
  const bars = rows.map((row) => {
    let cents = 0;
    return revenueByTierCents(plan, row.level1Customers, row.level2Customers).map((ofTier) => {
      const x = lengthOf(cents);
      cents += ofTier;
      return { x, width: lengthOf(cents) - x };
    });
  });
  const line = cautiousRows.map(
    ({ totalRevenueCents }, index) => `${2 * index + 1},${fullLength - lengthOf(totalRevenueCents)}`,
  );
  return [bars, `M${line.join(' ')}`];
}
