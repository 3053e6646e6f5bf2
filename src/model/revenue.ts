import type { Plan, Tier } from '../config/plan.ts';

type Counts<TierName extends string> = Readonly<Record<TierName, number>>;

/** Monthly commission on `count` subscriptions at `percent` of the price, rounded half up to whole cents. */
export function commissionCents(tier: Tier, percent: number, count: number): number {
  return Math.floor((count * tier.priceCents * percent + 50) / 100);
}

/** Monthly commission on one tier's customers at both levels, in whole cents. */
export function tierRevenueCents(tier: Tier, level1Customers: number, level2Customers: number): number {
  return (
    commissionCents(tier, tier.level1Commission, level1Customers) +
    commissionCents(tier, tier.level2Commission, level2Customers)
  );
}

/** Monthly commission on all customers, in whole cents. */
export function monthlyRevenueCents<TierName extends string>(
  plan: Plan<TierName>,
  level1Customers: Counts<TierName>,
  level2Customers: Counts<TierName>,
): number {
  return (Object.keys(plan.tiers) as TierName[]).reduce(
    (sum, tier) => sum + tierRevenueCents(plan.tiers[tier], level1Customers[tier], level2Customers[tier]),
    0,
  );
}
