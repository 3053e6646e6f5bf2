import { commissionCents, entryTier, type Level, type Plan } from './plan.ts';

/** Customers (active subscriptions) by tier. A tier without any may be missing. */
export type Customers = Readonly<Record<string, number>>;

/** What a visitor may change, in whole numbers: two numbers of partners, from 0 to 99,999, and three assumptions. */
export interface Inputs extends Partners, Assumptions {}

/** How many of all partners subscribe, stay and bring in others. */
export interface Assumptions {
  /** Percent of the subscriptions, and of the level-1 partners, that leave in each month from month 2. */
  readonly cancellation: number;
  /** New level-2 partners that each active level-1 partner brings in each month from month 2, in tenths: 5 is 0.5. */
  readonly referralsTenths: number;
  /** Percent of those who join that take out a paid subscription. */
  readonly conversion: number;
}

/** The two numbers of partners. */
export interface Partners {
  /** Level-1 partners in month 1. */
  readonly partnersAtStart: number;
  /** Level-1 partners who join in each month from month 2. */
  readonly newLevel1PartnersPerMonth: number;
}

/** One level's partners and subscriptions in a month. */
export interface LevelMonth {
  /** Partners who join in this month. */
  readonly joining: number;
  /** Partners who ever joined. */
  readonly partners: number;
  /** Subscriptions that this month's new partners take out. */
  readonly newSubscriptions: number;
  /** Subscriptions that end at the start of this month. */
  readonly cancelledSubscriptions: number;
  /** Subscriptions at the end of this month. */
  readonly subscriptions: number;
  /** What these subscriptions would bring in this month if all were in the entry tier, in cents. */
  readonly entryTierCents: number;
}

/** One month of the projection. */
export interface MonthlyResult {
  /** 1 is the first month. */
  readonly month: number;
  /** Commission of this month alone, in whole cents. */
  readonly totalRevenueCents: number;
  /** Level-1 partners who ever joined. */
  readonly cumulativeLevel1Partners: number;
  /**
   * Despite its name, not cumulative: those who join at level 2 in this month alone, 0 in month 1. The specification of the
   * page prescribes the name. The number of all who ever joined is `level2.partners`.
   */
  readonly cumulativeLevel2Partners: number;
  readonly level1Customers: Customers;
  readonly level2Customers: Customers;
  /** Level-1 partners who have not left. */
  readonly activeLevel1Partners: number;
  readonly level1: LevelMonth;
  readonly level2: LevelMonth;
  /** What upgrades to more expensive tiers add to the levels' `entryTierCents`. Negative if those tiers bring less. */
  readonly upgradesCents: number;
}

/** The first month in which new partners join; month 1 has only the starting ones. */
const firstGrowthMonth = 2;

/**
 * Returns a function that divides each amount by the divisor and rounds down. It carries the remainder over to its next
 * call, so that rounding does not add up over the months.
 * @param divisor 100 if amounts are counts times percent
 * @param carry what the first amount starts with: 0 rounds it down, half of the divisor rounds it half up
 */
function dividerWithCarry(divisor: number, carry: number): (amount: number) => number {
  return (amount) => {
    const whole = Math.floor((carry + amount) / divisor);
    carry += amount - whole * divisor;
    return whole;
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Monthly commission of a level on all its customers, in whole cents. */
const levelCommissionCents = (plan: Plan, level: Level, customers: Customers): number =>
  sum(plan.tiers.map((tier) => commissionCents(tier, level, customers[tier.name] ?? 0)));

/** Simulates a level: returns a function that takes a month and how many join in it, and gives that month's counts. */
function levelMonths(plan: Plan, level: Level, cancellation: number, conversion: number) {
  const entry = entryTier(plan);
  const subscribing = dividerWithCarry(100, 0);
  const cancelling = new Map(plan.tiers.map(({ name }) => [name, dividerWithCarry(100, 50)]));
  const held = Object.fromEntries(plan.tiers.map(({ name }) => [name, 0]));
  let partners = 0;

  /** First some customers cancel, then those of the entry tier upgrade, then new ones join. */
  return (month: number, joining: number): { readonly counts: LevelMonth; readonly customers: Customers } => {
    let cancelledSubscriptions = 0;
    for (const [name, shareOf] of cancelling) {
      const cancelled = shareOf(held[name]! * cancellation);
      held[name]! -= cancelled;
      cancelledSubscriptions += cancelled;
    }
    const staying = held[entry.name]!;
    for (const { tier, percent } of plan.upgrades.filter((upgrade) => upgrade.month === month)) {
      // Each share is rounded half up by itself, so together they may exceed `staying`.
      const upgraded = Math.min(Math.floor((staying * percent + 50) / 100), held[entry.name]!);
      held[entry.name]! -= upgraded;
      held[tier]! += upgraded;
    }
    const newSubscriptions = subscribing(joining * conversion);
    held[entry.name]! += newSubscriptions;
    const subscriptions = sum(Object.values(held));
    partners += joining;
    const counts = {
      joining,
      partners,
      newSubscriptions,
      cancelledSubscriptions,
      subscriptions,
      entryTierCents: commissionCents(entry, level, subscriptions),
    };
    return { counts, customers: { ...held } };
  };
}

/** The projection: one row per month of the plan's horizon, month 1 first. Assumptions left out are the plan's. */
export function project(plan: Plan, inputs: Partners & Partial<Inputs>): MonthlyResult[] {
  const { cancellation = 0, referralsTenths = 10 * plan.level2PartnersPerLevel1Partner, conversion = 100 } = inputs;
  const nextLevel1 = levelMonths(plan, 1, cancellation, conversion);
  const nextLevel2 = levelMonths(plan, 2, cancellation, conversion);
  const leaving = dividerWithCarry(100, 50);
  const broughtIn = dividerWithCarry(10, 0);
  let activeLevel1Partners = 0;

  return Array.from({ length: plan.horizonMonths }, (_, index) => {
    const month = index + 1;
    const joining1 = month < firstGrowthMonth ? inputs.partnersAtStart : inputs.newLevel1PartnersPerMonth;
    activeLevel1Partners += joining1 - leaving(activeLevel1Partners * cancellation);
    const joining2 = month < firstGrowthMonth ? 0 : broughtIn(activeLevel1Partners * referralsTenths);
    const first = nextLevel1(month, joining1);
    const second = nextLevel2(month, joining2);
    const totalRevenueCents =
      levelCommissionCents(plan, 1, first.customers) + levelCommissionCents(plan, 2, second.customers);
    return {
      month,
      totalRevenueCents,
      cumulativeLevel1Partners: first.counts.partners,
      cumulativeLevel2Partners: joining2,
      level1Customers: first.customers,
      level2Customers: second.customers,
      activeLevel1Partners,
      level1: first.counts,
      level2: second.counts,
      upgradesCents: totalRevenueCents - first.counts.entryTierCents - second.counts.entryTierCents,
    };
  });
}
