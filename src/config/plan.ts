import { currency, horizonMonths, level2PartnersPerLevel1Partner, tiers, upgrades } from './settings.ts';

/** Price and commission of one licence level (tier). */
export interface Tier {
  /** Price of the subscription per month, in US cents. */
  readonly priceCents: number;
  /** Commission on a level-1 customer's price, in whole percent. */
  readonly level1Commission: number;
  /** Commission on a level-2 customer's price, in whole percent. */
  readonly level2Commission: number;
}

/** One month in which customers of the first tier move to higher tiers. */
export interface Upgrade<TierName extends string = string> {
  /** The month (1 is the first) at whose start they move. */
  readonly month: number;
  /** Whole percent of the first tier's customers, by the tier they move to. */
  readonly shares: Readonly<Partial<Record<TierName, number>>>;
}

/** The partner programme's compensation plan: all the numbers the projection is computed from. */
export interface Plan<TierName extends string = string> {
  /** ISO 4217 code of the currency that prices are in. */
  readonly currency: string;
  /** Tiers by name, cheapest first. Every customer starts in the first. */
  readonly tiers: Readonly<Record<TierName, Tier>>;
  readonly upgrades: readonly Upgrade<TierName>[];
  /** Months that the projection covers. */
  readonly horizonMonths: number;
  /** New level-2 partners a month, per level-1 partner, from month 2. */
  readonly level2PartnersPerLevel1Partner: number;
}

export const plan = {
  currency,
  tiers,
  upgrades,
  horizonMonths,
  level2PartnersPerLevel1Partner,
} satisfies Plan;
