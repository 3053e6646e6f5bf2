import type { Plan, Tier } from './plan.ts';

/** Customers (active subscriptions) by tier. */
export type Customers<TierName extends string> = Readonly<Record<TierName, number>>;

/** Monthly commission on `count` subscriptions at `percent` of the price, rounded half up to whole cents. */
export function commissionCents(tier: Tier, percent: number, count: number): number {
  return Math.floor((count * tier.priceCents * percent + 50) / 100);
}

/** Monthly commission on each tier's customers at both levels, in whole cents, cheapest tier first. */
export function revenueByTierCents<TierName extends string>(
  plan: Plan<TierName>,
  level1Customers: Customers<TierName>,
  level2Customers: Customers<TierName>,
): number[] {
  return (Object.entries(plan.tiers) as [TierName, Tier][]).map(
    ([name, tier]) =>
      commissionCents(tier, tier.level1Commission, level1Customers[name]) +
      commissionCents(tier, tier.level2Commission, level2Customers[name]),
  );
}

/** The sum of amounts or counts. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
