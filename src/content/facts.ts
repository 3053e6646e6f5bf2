import { settings } from '../settings/settings.ts';
import type { Language } from '../config/languages.ts';
import { entryTier, ownPriceCents, plan, upgradeSteps } from '../model/plan.ts';
import { formatsFor } from './numbers-from-intl.ts';

/** Joins parts as the language does: "a, b and c". A no-break space follows one-letter conjunctions. */
export function listOf(language: Language, parts: readonly string[]): string {
  const list = new Intl.ListFormat(language.code).formatToParts(parts);
  return list
    .map(({ type: kind, value }) => (kind === 'literal' ? value.replace(/(?<= \p{L}) $/u, '\u00a0') : value))
    .join('');
}

/** The currency's sign as the language's amounts have it: `$`, `US$`. */
function currencySign({ numberLocale }: Language): string {
  const format = new Intl.NumberFormat(numberLocale, { style: 'currency', currency: settings.currency });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')!.value;
  return sign.replace(/\p{Cf}/gu, '');
}

/** Facts about plan and site, which every text may use as placeholders. Numbers are written as in the language. */
export function factsFor(language: Language) {
  const steps = upgradeSteps(plan);
  const entry = entryTier(plan);
  const tierNames = plan.tiers.map(({ name }) => name);
  const { money, percent, count } = formatsFor(language);
  /** Without isolation, right-to-left text would move the currency sign to the wrong side of its amount. */
  const isolated = (text: string) => (language.direction === 'rtl' ? `\u2066${text}\u2069` : text);
  const haveOneRate = plan.tiers.every(
    (tier) => tier.level1Commission === entry.level1Commission && tier.level2Commission === entry.level2Commission,
  );
  const upgradeTargets = tierNames.filter((name) =>
    steps.some(({ upgrades }) => upgrades.some(({ tier }) => tier === name)),
  );
  return {
    /** The product's name. */
    product: settings.product,
    /** Whether prices contain VAT: `included`, `excluded` or nothing. */
    vat: settings.terms.vat,
    /** Whether registration is free: `yes`, `no` or nothing. */
    registrationIsFree: settings.terms.registrationIsFree,
    /** Whether commission needs a subscription of one's own: `yes`, `no` or nothing. */
    commissionNeedsSubscription: settings.terms.commissionNeedsSubscription,
    /** Commission rates of level 1 and level 2, and whether they are those of all tiers: `yes` or `no`. */
    level1Rate: percent(entry.level1Commission),
    level2Rate: percent(entry.level2Commission),
    haveOneRate: haveOneRate ? 'yes' : 'no',
    /** Whether level 2 earns anything: `yes` or `no`. */
    level2Pays: plan.tiers.some(({ level2Commission }) => level2Commission > 0) ? 'yes' : 'no',
    /** The names of all tiers, as a list. */
    tiers: listOf(language, tierNames),
    /** The name of the tier that everyone starts in, and its price per month. */
    entryTier: entry.name,
    entryPrice: isolated(money(entry.priceCents)),
    /** The name of the tier of the visitor's own subscription, and its price; nothing if the owner names none. */
    ownTier: settings.ownSubscription,
    ownPrice: ownPriceCents === undefined ? '' : isolated(money(ownPriceCents)),
    /** Whether the owner names one: `yes` or `no`. */
    subtractsOwn: ownPriceCents === undefined ? 'no' : 'yes',
    /** How many tiers there are, from 1. */
    tierCount: tierNames.length,
    /** In how many months subscriptions upgrade to a higher tier; may be 0. */
    upgradeMonths: steps.length,
    /** The last of these months; 0 if there is none. */
    lastUpgradeMonth: steps.at(-1)?.month ?? 0,
    /** The names of the tiers that subscriptions upgrade to, as a list: "a and b". */
    upgradeTiers: listOf(language, upgradeTargets),
    /** How many months the calculation covers, from 2. */
    months: plan.horizonMonths,
    /** The last of these months. */
    lastMonth: plan.horizonMonths,
    currencySign: isolated(currencySign(language)),
    /** The plan's assumptions, which are the most favorable. */
    allPercent: percent(100),
    noPercent: percent(0),
    plansReferrals: count(plan.level2PartnersPerLevel1Partner),
    /** Whether the owner links a page about what partners earn: `yes` or `no`. */
    linksIncomeDisclosure: settings.legal.incomeDisclosure === '' ? 'no' : 'yes',
  };
}

export type FactName = keyof ReturnType<typeof factsFor>;
