import type { LanguageCode } from './languages.ts';

/*
 * The shapes that the settings must have. They stand apart from the settings, so that whoever edits those
 * never has to read these.
 */

/** Price and commission of one licence level (tier). */
export interface Tier {
  /** Price of the subscription per month, in cents. */
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

/** One film by language code, as YouTube addresses or ids. A language without its own shows the English one. */
export type Videos = Readonly<{ en: string } & Partial<Record<LanguageCode, string>>>;

/** What the owner of a deployment sets, apart from the plan. */
export interface Site {
  /** Name of the product, as it appears in every text. */
  readonly product: string;
  /** Scheme and host that the pages are published under, without a slash at the end. */
  readonly origin: string;
  /** Scheme and host of the registration service, without a slash at the end. */
  readonly signupOrigin: string;
  /** Addresses of the owner's legal pages, in which `{language}` stands for a language code; empty for none. */
  readonly legal: Readonly<Record<'imprint' | 'privacy', string>>;
  readonly videos: Readonly<Record<'whoIs' | 'calculator', Videos>>;
  /** Days of publication, as in 2010-09-30, by video id. */
  readonly videoDates: Readonly<Record<string, string>>;
}
