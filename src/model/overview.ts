import type { Plan, Tier } from '../config/plan.ts';
import type { Customers, Inputs, MonthlyResult } from './projection.ts';
import { project, tierNames } from './projection.ts';
import { commissionCents } from './revenue.ts';

/** The commission rates of a tier: one for each level. */
export type Rate = 'level1Commission' | 'level2Commission';

/** One month of the overview: the projection's row and what follows from it. Counts of people or subscriptions, money in cents. */
export interface OverviewRow<TierName extends string = string> extends MonthlyResult<TierName> {
  /** Level-1 partners who join in this month. */
  readonly newPartners: number;
  /** Level-2 partners who join in this month. */
  readonly referrals: number;
  readonly newSubscriptions: number;
  readonly totalActiveSubscriptions: number;
  readonly revenueLevel1Cents: number;
  readonly revenueLevel2Cents: number;
  /** Revenue from both levels' customers, by tier. */
  readonly revenueByTierCents: Customers<TierName>;
}

const sum = (counts: Readonly<Record<string, number>> | readonly number[]) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** A month's commission on one tier's customers at one level, in whole cents. */
export function lineCents<T extends string>(plan: Plan<T>, row: MonthlyResult<T>, rate: Rate, tier: T): number {
  const customers = rate === 'level1Commission' ? row.level1Customers : row.level2Customers;
  const definition: Tier = plan.tiers[tier];
  return commissionCents(definition, definition[rate], customers[tier]);
}

/** The projection with each month's additions and the revenue's parts. */
export function overview<T extends string>(plan: Plan<T>, inputs: Inputs): OverviewRow<T>[] {
  const tiers = tierNames(plan);
  let activeBefore = 0;
  let level1Before = 0;
  return project(plan, inputs).map((row) => {
    const byTier = (rate: Rate) => tiers.map((tier) => lineCents(plan, row, rate, tier));
    const [level1, level2] = [byTier('level1Commission'), byTier('level2Commission')];
    const totalActiveSubscriptions = sum(row.level1Customers) + sum(row.level2Customers);
    const newSubscriptions = totalActiveSubscriptions - activeBefore;
    const newPartners = row.cumulativeLevel1Partners - level1Before;
    activeBefore = totalActiveSubscriptions;
    level1Before = row.cumulativeLevel1Partners;
    return {
      ...row,
      newPartners,
      referrals: newSubscriptions - newPartners,
      newSubscriptions,
      totalActiveSubscriptions,
      revenueLevel1Cents: sum(level1),
      revenueLevel2Cents: sum(level2),
      revenueByTierCents: Object.fromEntries(
        tiers.map((tier, index) => [tier, level1[index]! + level2[index]!]),
      ) as Record<T, number>,
    };
  });
}
