import { settings } from '../settings/settings.ts';

/** The owner's compensation plan. */
export const plan: Plan = {
  tiers: Object.entries(settings.tiers).map(([name, { price, ...commissions }]) => ({
    name,
    priceCents: Math.round(100 * price),
    ...commissions,
  })),
  upgrades: settings.upgrades,
  horizonMonths: settings.horizonMonths,
  level2PartnersPerLevel1Partner: settings.level2PartnersPerLevel1Partner,
};

/** What the visitor's own subscription costs a month, in cents; undefined if the owner has named none. */
export const ownPriceCents: number | undefined = plan.tiers.find(
  ({ name }) => name === settings.ownSubscription,
)?.priceCents;

/** Price and commission of one tier. */
export interface Tier {
  readonly name: string;
  /** Price of the subscription per month, in cents. */
  readonly priceCents: number;
  /** Commission on a level-1 customer's price, in percent with at most one decimal. */
  readonly level1Commission: number;
  /** The same of level 2. */
  readonly level2Commission: number;
}

/** A share of the first tier's customers that upgrades to a higher tier. */
export interface Upgrade {
  /** They upgrade at the start of this month; 1 is the first. */
  readonly month: number;
  /** The tier they upgrade to. */
  readonly tier: string;
  /** Whole percent of the first tier's customers. */
  readonly percent: number;
}

/** The partner programme's compensation plan. The projection is computed from the plan and the visitor's inputs. */
export interface Plan {
  /** Cheapest first. Every customer starts in the first. */
  readonly tiers: readonly Tier[];
  readonly upgrades: readonly Upgrade[];
  /** Months that the projection covers. */
  readonly horizonMonths: number;
  /** Default of the referrals input: new level-2 partners that each level-1 partner brings a month, from month 2. */
  readonly level2PartnersPerLevel1Partner: number;
}

/** The two levels of a plan. */
export type Level = 1 | 2;

/** Monthly commission of a level on `count` subscriptions of a tier, rounded half up to whole cents. */
export const commissionCents = (tier: Tier, level: Level, count: number): number =>
  // In tenths of a percent, which are whole.
  Math.floor((count * tier.priceCents * Math.round(10 * tier[`level${level}Commission`]) + 500) / 1000);

/** The tier every customer starts in. */
export const entryTier = (plan: Plan): Tier => plan.tiers[0]!;

/** The upgrades of more than 0 percent, by month, and within a month by tier, cheapest first. */
export function upgradeSteps(plan: Plan) {
  const effective = plan.upgrades.filter(({ percent }) => percent > 0);
  const months = new Set(effective.map(({ month }) => month).toSorted((one, other) => one - other));
  return [...months].map((month) => ({
    month,
    upgrades: plan.tiers.flatMap(({ name }) =>
      effective.filter((upgrade) => upgrade.month === month && upgrade.tier === name),
    ),
  }));
}
