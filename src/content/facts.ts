import { site } from '../config/site.ts';
import { inputRules } from '../config/inputs.ts';
import type { Language } from '../config/languages.ts';
import { plan } from '../config/plan.ts';
import { entryTier, firstGrowthMonth, tierNames } from '../model/projection.ts';
import { formatsFor, monthsFormat } from './numbers-from-intl.ts';

/** Joins parts as the language does: "a, b and c". */
export function listOf(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: 'conjunction' }).format(parts);
}

/** Placeholder values about the plan and the site, formatted for a language. */
export function factsFor(language: Language) {
  const { count } = formatsFor(language.numberLocale, plan.currency);
  return {
    product: site.product,
    tiers: listOf(language, tierNames(plan)),
    entryTier: entryTier(plan),
    months: monthsFormat(language.numberLocale)(plan.horizonMonths),
    firstGrowthMonth: count(firstGrowthMonth),
    level2PerLevel1: count(plan.level2PartnersPerLevel1Partner),
    defaultStart: count(inputRules.partnersAtStart.default),
    defaultMonthly: count(inputRules.newLevel1PartnersPerMonth.default),
  };
}

export type FactName = keyof ReturnType<typeof factsFor>;
