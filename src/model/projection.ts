import { commissionCents, entryTier, type LevelNumber, type Plan } from './plan.ts';

/** Customers (active subscriptions) by tier. A tier without any may be missing. */
export type Customers = Readonly<Record<string, number>>;

/** What a visitor may change, in whole numbers: two numbers of partners, from 0 to 99,999, and three assumptions. */
export interface Inputs extends Partners {
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
export interface Level {
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
  /** The specification's name for the level-2 partners who join in this month alone: 0 in month 1. */
  readonly cumulativeLevel2Partners: number;
  readonly level1Customers: Customers;
  readonly level2Customers: Customers;
  /** Level-1 partners who have not left. */
  readonly activeLevel1Partners: number;
  readonly level1: Level;
  readonly level2: Level;
  /** What upgrades to more expensive tiers add to the levels' `entryTierCents`. Negative if those tiers bring less. */
  readonly upgradesCents: number;
}

/** The first month in which new partners join; month 1 has only the starting ones. */
export const firstGrowthMonth = 2;

/** `percent` of a count, rounded half up to a whole number. */
export function percentOf(count: number, percent: number): number {
  return Math.floor((count * percent + 50) / 100);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Monthly commission of a level on all its customers, in whole cents. */
const revenueCents = (plan: Plan, level: LevelNumber, customers: Customers): number =>
  sum(plan.tiers.map((tier) => commissionCents(tier, level, customers[tier.name] ?? 0)));

/** The projection: one row per month of the plan's horizon, month 1 first. Assumptions left out are the plan's. */
export function project(plan: Plan, inputs: Partners & Partial<Inputs>): MonthlyResult[] {
  const { cancellation = 0, referralsTenths = 10 * plan.level2PartnersPerLevel1Partner, conversion = 100 } = inputs;
  const entry = entryTier(plan);

  /** One level's next month: first some customers cancel, then those of the entry tier upgrade, then new ones join. */
  function nextMonth(number: LevelNumber, month: number, before: MonthlyResult | undefined, joining: number) {
    const held = before?.[`level${number}Customers`] ?? {};
    const cancelled = (tier: string) => percentOf(held[tier] ?? 0, cancellation);
    const customers = Object.fromEntries(plan.tiers.map(({ name }) => [name, (held[name] ?? 0) - cancelled(name)]));
    const staying = customers[entry.name]!;
    for (const { tier, percent } of plan.upgrades.filter((upgrade) => upgrade.month === month)) {
      // Shares are rounded one by one, so together they may exceed `staying`.
      const upgraded = Math.min(percentOf(staying, percent), customers[entry.name]!);
      customers[entry.name]! -= upgraded;
      customers[tier]! += upgraded;
    }
    const newSubscriptions = percentOf(joining, conversion);
    customers[entry.name]! += newSubscriptions;
    const subscriptions = sum(Object.values(customers));
    const level: Level = {
      joining,
      partners: (before?.[`level${number}`].partners ?? 0) + joining,
      newSubscriptions,
      cancelledSubscriptions: sum(plan.tiers.map(({ name }) => cancelled(name))),
      subscriptions,
      entryTierCents: commissionCents(entry, number, subscriptions),
    };
    return { level, customers };
  }

  const rows: MonthlyResult[] = [];
  for (let month = 1; month <= plan.horizonMonths; month++) {
    const before = rows.at(-1);
    const joining1 = before ? inputs.newLevel1PartnersPerMonth : inputs.partnersAtStart;
    const activeBefore = before?.activeLevel1Partners ?? 0;
    const activeLevel1Partners = activeBefore - percentOf(activeBefore, cancellation) + joining1;
    // 5 tenths of a partner each are 50 percent.
    const joining2 = before ? percentOf(activeLevel1Partners, 10 * referralsTenths) : 0;
    const first = nextMonth(1, month, before, joining1);
    const second = nextMonth(2, month, before, joining2);
    const totalRevenueCents = revenueCents(plan, 1, first.customers) + revenueCents(plan, 2, second.customers);
    rows.push({
      month,
      totalRevenueCents,
      cumulativeLevel1Partners: first.level.partners,
      cumulativeLevel2Partners: joining2,
      level1Customers: first.customers,
      level2Customers: second.customers,
      activeLevel1Partners,
      level1: first.level,
      level2: second.level,
      upgradesCents: totalRevenueCents - first.level.entryTierCents - second.level.entryTierCents,
    });
  }
  return rows;
}
