/*
 * The types of the settings. They have their own file so that whoever edits the settings never has to
 * read them.
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
  /** They move at the start of this month; 1 is the first. */
  readonly month: number;
  /** Whole percent of the first tier's customers, by the tier they move to. */
  readonly shares: Readonly<Partial<Record<TierName, number>>>;
}

/** The partner programme's compensation plan: all the numbers the projection is computed from. */
export interface Plan<TierName extends string = string> {
  /** ISO 4217 code of the prices' currency. */
  readonly currency: string;
  /** Tiers by name, cheapest first. Every customer starts in the first. */
  readonly tiers: Readonly<Record<TierName, Tier>>;
  readonly upgrades: readonly Upgrade<TierName>[];
  /** Months that the projection covers. */
  readonly horizonMonths: number;
  /** New level-2 partners that each level-1 partner brings a month, from month 2. */
  readonly level2PartnersPerLevel1Partner: number;
}

/** What a visitor may assume otherwise than the plan does, in the numbers that people write. */
export interface Assumptions {
  /** Whole percent of the subscriptions, and of the level-1 partners, that leave in each month from month 2. */
  readonly cancellation: number;
  /** New level-2 partners that each active level-1 partner brings a month, with at most one decimal. */
  readonly referrals: number;
  /** Whole percent of those who join that take out a paid subscription. */
  readonly conversion: number;
}

/** What the owner of a deployment sets for the calculator. */
export interface CalculatorSettings extends Plan {
  /** The assumptions that the page shows beside the plan's. */
  readonly cautious: Assumptions;
  /** The tier of a partner's own subscription, or '' for none. */
  readonly ownSubscription: string;
  /** What the fields start with. */
  readonly partnersAtStart: number;
  readonly newLevel1PartnersPerMonth: number;
}

/**
 * One video's YouTube addresses or ids by language code. Languages without their own show the English one. The build
 * refuses other codes.
 */
export type Videos = Readonly<{ en: string } & Record<string, string>>;

/** What the owner of a deployment sets, apart from the calculator. */
export interface Site {
  /** Name of the product, as it appears in every text. */
  readonly product: string;
  /** Hex code of the accent colour. */
  readonly accent: string;
  /** Files of the logo, as paths from the project's root. `dark` is for the dark scheme; empty: the same file. */
  readonly logo: Readonly<Record<'light' | 'dark', string>>;
  /** Scheme and host of the published pages, without a trailing slash. */
  readonly origin: string;
  /** Scheme and host of the registration service, without a trailing slash. */
  readonly signupOrigin: string;
  /** Addresses of the owner's legal pages, or empty for none. `{language}` stands for a language code. */
  readonly legal: Readonly<Record<'imprint' | 'privacy' | 'incomeDisclosure', string>>;
  readonly terms: {
    /** Whether prices contain VAT. Empty: nothing is said of it. */
    readonly vat: '' | 'included' | 'excluded';
    /** Whether partners need a subscription of their own to receive commission. Empty: nothing is said of it. */
    readonly commissionNeedsSubscription: '' | 'yes' | 'no';
  };
  /** The company behind the product, for the foot of every page: its name and postal address, each may be empty. */
  readonly company: Readonly<Record<'name' | 'address', string>>;
  /**
   * What the subscriptions include, by language code, in the form that the language's sentence needs. Missing or empty:
   * the page does not say it.
   */
  readonly whatIsSold: Readonly<Record<string, string>>;
  readonly videos: Readonly<Record<'whoIs' | 'calculator', Videos>>;
  /** Whether browsers keep the pages, which then work without a connection. */
  readonly offline: boolean;
  /** Publication dates, such as 2010-09-30, by video id. */
  readonly videoDates: Readonly<Record<string, string>>;
}
