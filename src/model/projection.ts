import type { Plan } from '../config/settings-types.ts';
import { revenueByTierCents, sum } from './revenue.ts';

/** The two numbers a visitor enters: whole numbers from 0 to 99,999. */
export interface Inputs {
  /** Level-1 partners in month 1. */
  readonly partnersAtStart: number;
  /** Level-1 partners who join in each month from month 2. */
  readonly newLevel1PartnersPerMonth: number;
}

/** Customers (active subscriptions) by tier. */
export type Customers<TierName extends string> = Readonly<Record<TierName, number>>;

/** The state at the end of one month. */
export interface MonthlyResult<TierName extends string> {
  /** 1 is the first month. */
  readonly month: number;
  /** Commission of this month alone, in whole cents. */
  readonly totalRevenueCents: number;
  readonly cumulativeLevel1Partners: number;
  /** 0 in month 1, then a multiple of the level-1 count. Not the sum of the level-2 customers, which accumulate. */
  readonly cumulativeLevel2Partners: number;
  readonly level1Customers: Customers<TierName>;
  readonly level2Customers: Customers<TierName>;
}

/** The first month in which new partners join; month 1 has only the starting ones. */
export const firstGrowthMonth = 2;

/** The tier every customer starts in. */
export function entryTier<TierName extends string>(plan: Plan<TierName>): TierName {
  return tierNames(plan)[0]!;
}

/** The plan's tiers, cheapest first. */
export function tierNames<TierName extends string>(plan: Plan<TierName>): readonly TierName[] {
  return Object.keys(plan.tiers) as TierName[];
}

/** `percent` of a count of customers, rounded half up to whole customers. */
function share(count: number, percent: number): number {
  return Math.floor((count * percent + 50) / 100);
}

/** Moves the month's shares of the entry tier up; each is a share of the count before anyone moves. */
function upgrade<TierName extends string>(plan: Plan<TierName>, month: number, customers: Customers<TierName>) {
  const entry = entryTier(plan);
  const upgraded: Record<TierName, number> = { ...customers };
  const shares = plan.upgrades.find((step) => step.month === month)?.shares ?? {};
  for (const [tier, percent] of Object.entries(shares) as [TierName, number][]) {
    const moved = Math.min(share(customers[entry], percent), upgraded[entry]);
    upgraded[entry] -= moved;
    upgraded[tier] += moved;
  }
  return upgraded;
}

/** The projection: one row per month of the plan's horizon, month 1 first. */
export function project<TierName extends string>(plan: Plan<TierName>, inputs: Inputs): MonthlyResult<TierName>[] {
  const entry = entryTier(plan);
  const nobody = Object.fromEntries(tierNames(plan).map((tier) => [tier, 0])) as Record<TierName, number>;
  let level1: Record<TierName, number> = { ...nobody, [entry]: inputs.partnersAtStart };
  let level2 = { ...nobody };
  let cumulativeLevel1Partners = inputs.partnersAtStart;
  let cumulativeLevel2Partners = 0;

  return Array.from({ length: plan.horizonMonths }, (_, index) => {
    const month = index + 1;
    if (month >= firstGrowthMonth) {
      cumulativeLevel1Partners += inputs.newLevel1PartnersPerMonth;
      cumulativeLevel2Partners = plan.level2PartnersPerLevel1Partner * cumulativeLevel1Partners;
      level1 = upgrade(plan, month, level1);
      level1[entry] += inputs.newLevel1PartnersPerMonth;
      level2 = upgrade(plan, month, level2);
      level2[entry] += cumulativeLevel2Partners;
    }
    return {
      month,
      totalRevenueCents: sum(revenueByTierCents(plan, level1, level2)),
      cumulativeLevel1Partners,
      cumulativeLevel2Partners,
      level1Customers: level1,
      level2Customers: level2,
    };
  });
}
