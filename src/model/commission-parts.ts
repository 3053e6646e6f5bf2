import { entryTier, type Plan, type Tier } from './plan.ts';
import type { MonthlyResult } from './projection.ts';
import { commissionCents, sum } from './revenue.ts';

/** What a month's commission is made of, in whole cents. The three parts always add up to the month's commission. */
interface CommissionParts {
  /** What the level-1 subscriptions would bring if all were in the entry tier. */
  readonly level1: number;
  /** The same for the level-2 subscriptions. */
  readonly level2: number;
  /** What upgrades to more expensive tiers add. Negative if those bring less. */
  readonly upgrades: number;
}

/** The parts of a month's commission. @param row a month of this plan's projection */
export function commissionParts<TierName extends string>(
  plan: Plan<TierName>,
  { totalRevenueCents, level1Customers, level2Customers }: MonthlyResult<TierName>,
): CommissionParts {
  const tier: Tier = plan.tiers[entryTier(plan)];
  const level1 = commissionCents(tier, tier.level1Commission, sum(Object.values(level1Customers)));
  const level2 = commissionCents(tier, tier.level2Commission, sum(Object.values(level2Customers)));
  return { level1, level2, upgrades: totalRevenueCents - level1 - level2 };
}
