import {
  currency,
  horizonMonths,
  level2PartnersPerLevel1Partner,
  tiers,
  upgrades,
  ownSubscription,
} from '../config/settings.ts';

/** Names of the plan's tiers. */
export type TierName = keyof (typeof import('../config/settings.json'))['tiers'];

/** The owner's compensation plan. Typed with the tier names only, so that no code depends on this owner's values. */
export const plan: Plan<TierName> = {
  currency,
  tiers: Object.fromEntries(
    Object.entries(tiers).map(([name, { price, ...commissions }]) => [
      name,
      { priceCents: Math.round(100 * price), ...commissions },
    ]),
  ) as Record<TierName, Tier>,
  upgrades: upgrades as readonly Upgrade<TierName>[],
  horizonMonths,
  level2PartnersPerLevel1Partner,
};

/** What the visitor's own subscription costs a month, in cents; undefined if the owner has named none. */
export const ownPriceCents: number | undefined =
  ownSubscription === '' ? undefined : plan.tiers[ownSubscription as TierName].priceCents;

/** Price and commission of one tier. */
export interface Tier {
  /** Price of the subscription per month, in cents. */
  readonly priceCents: number;
  /** Commission on a level-1 customer's price, in whole percent. */
  readonly level1Commission: number;
  /** Commission on a level-2 customer's price, in whole percent. */
  readonly level2Commission: number;
}

/** A share of the first tier's customers that moves to a higher tier. */
export interface Upgrade<TierName extends string = string> {
  /** They move at the start of this month; 1 is the first. */
  readonly month: number;
  /** The tier they move to. */
  readonly tier: TierName;
  /** Whole percent of the first tier's customers. */
  readonly percent: number;
}

/** The partner programme's compensation plan. The projection is computed from the plan and the visitor's inputs. */
export interface Plan<TierName extends string = string> {
  /** ISO 4217 code of the prices' currency. */
  readonly currency: string;
  /** Tiers by name, cheapest first. Every customer starts in the first. */
  readonly tiers: Readonly<Record<TierName, Tier>>;
  readonly upgrades: readonly Upgrade<TierName>[];
  /** Months that the projection covers. */
  readonly horizonMonths: number;
  /** Default of the referrals input: new level-2 partners that each level-1 partner brings a month, from month 2. */
  readonly level2PartnersPerLevel1Partner: number;
}

/** The plan's tiers, cheapest first. */
export function tierNames<TierName extends string>(plan: Plan<TierName>): readonly TierName[] {
  return Object.keys(plan.tiers) as TierName[];
}

/** The tier every customer starts in. */
export function entryTier<TierName extends string>(plan: Plan<TierName>): TierName {
  return tierNames(plan)[0]!;
}

/** The upgrades that move anyone, by month, and in a month by tier, cheapest first. */
export function upgradeSteps<TierName extends string>(plan: Plan<TierName>) {
  const effective = plan.upgrades.filter(({ percent }) => percent > 0);
  const months = new Set(effective.map(({ month }) => month).toSorted((one, other) => one - other));
  return [...months].map((month) => ({
    month,
    moves: tierNames(plan).flatMap((tier) =>
      effective.filter((upgrade) => upgrade.month === month && upgrade.tier === tier),
    ),
  }));
}

/** Whether anyone moves to a higher tier. */
export const hasUpgrades = plan.upgrades.some(({ percent }) => percent > 0);
