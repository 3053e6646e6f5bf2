import { entryTier, tierNames, type Plan } from './plan.ts';
import { revenueByTierCents, sum, type Customers } from './revenue.ts';

/** What a visitor may change, in whole numbers: two numbers of partners, from 0 to 99,999, and three assumptions. */
export interface Inputs {
  /** Level-1 partners in month 1. */
  readonly partnersAtStart: number;
  /** Level-1 partners who join in each month from month 2. */
  readonly newLevel1PartnersPerMonth: number;
  /** Percent of the subscriptions, and of the level-1 partners, that leave in each month from month 2. */
  readonly cancellation: number;
  /** New level-2 partners that each active level-1 partner brings in each month from month 2, in tenths: 5 is 0.5. */
  readonly referralsTenths: number;
  /** Percent of those who join that take out a paid subscription. */
  readonly conversion: number;
}

/** One month of the projection. */
export interface MonthlyResult<TierName extends string> {
  /** 1 is the first month. */
  readonly month: number;
  /** Commission of this month alone, in whole cents. */
  readonly totalRevenueCents: number;
  /** Level-1 partners who ever joined. */
  readonly cumulativeLevel1Partners: number;
  /** Level-1 partners who have not left. */
  readonly activeLevel1Partners: number;
  /** Level-2 partners who join in this month; 0 in month 1. */
  readonly joiningLevel2Partners: number;
  readonly level1Customers: Customers<TierName>;
  readonly level2Customers: Customers<TierName>;
}

/** The first month in which new partners join; month 1 has only the starting ones. */
export const firstGrowthMonth = 2;

/** `percent` of a count, rounded half up to a whole number. */
export function percentOf(count: number, percent: number): number {
  return Math.floor((count * percent + 50) / 100);
}

/** The projection: one row per month of the plan's horizon, month 1 first. */
export function project<TierName extends string>(plan: Plan<TierName>, inputs: Inputs): MonthlyResult<TierName>[] {
  const { cancellation, conversion } = inputs;
  const tiers = tierNames(plan);
  const entry = entryTier(plan);
  const byTier = (count: (tier: TierName) => number) =>
    Object.fromEntries(tiers.map((tier) => [tier, count(tier)])) as Record<TierName, number>;
  let level1 = byTier(() => 0);
  let level2 = level1;
  let cumulativeLevel1Partners = 0;
  let activeLevel1Partners = 0;

  return Array.from({ length: plan.horizonMonths }, (_, index) => {
    const month = index + 1;
    const isGrowing = month >= firstGrowthMonth;
    const joining = isGrowing ? inputs.newLevel1PartnersPerMonth : inputs.partnersAtStart;
    cumulativeLevel1Partners += joining;
    activeLevel1Partners += joining - percentOf(activeLevel1Partners, cancellation);
    // 5 tenths of a partner each are 50 percent.
    const joiningLevel2Partners = isGrowing ? percentOf(activeLevel1Partners, 10 * inputs.referralsTenths) : 0;
    const upgrades = plan.upgrades.filter((upgrade) => upgrade.month === month);

    /** One level's customers: first some cancel, then those of the entry tier move up, then new ones join. */
    function nextMonth(before: Customers<TierName>, joined: number) {
      const customers = byTier((tier) => before[tier] - percentOf(before[tier], cancellation));
      const staying = customers[entry];
      for (const { tier, percent } of upgrades) {
        // Shares are rounded one by one, so together they may exceed `staying`.
        const moved = Math.min(percentOf(staying, percent), customers[entry]);
        customers[entry] -= moved;
        customers[tier] += moved;
      }
      customers[entry] += percentOf(joined, conversion);
      return customers;
    }
    level1 = nextMonth(level1, joining);
    level2 = nextMonth(level2, joiningLevel2Partners);
    return {
      month,
      totalRevenueCents: sum(revenueByTierCents(plan, level1, level2)),
      cumulativeLevel1Partners,
      activeLevel1Partners,
      joiningLevel2Partners,
      level1Customers: level1,
      level2Customers: level2,
    };
  });
}
