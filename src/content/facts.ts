import { site } from '../config/environment.ts';
import { inputRules } from '../config/inputs.ts';
import type { Language } from '../config/languages.ts';
import { plan, type Tier } from '../config/plan.ts';
import { entryTier, firstGrowthMonth, tierNames } from '../model/projection.ts';
import { formatsFor } from './formats.ts';

/** The plan's rates at one level as text; a span if the tiers differ. */
function rates(language: Language, rate: (tier: Tier) => number): string {
  const all = Object.values<Tier>(plan.tiers).map(rate);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const { percent } = formatsFor(language.numberLocale, plan.currency);
  return lowest === highest ? percent(lowest) : `${percent(lowest)}–${percent(highest)}`;
}

/** Joins parts into "a, b and c" in the language. */
export function listOf(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: 'conjunction' }).format(parts);
}

/** What the texts say about the plan and the site, formatted for a language: the values of placeholders. */
export function factsFor(language: Language) {
  const { count } = formatsFor(language.numberLocale, plan.currency);
  return {
    product: site.product,
    tiers: listOf(language, tierNames(plan)),
    entryTier: entryTier(plan),
    months: count(plan.horizonMonths),
    firstGrowthMonth: count(firstGrowthMonth),
    level2PerLevel1: count(plan.level2PartnersPerLevel1Partner),
    level1Percent: rates(language, (tier) => tier.level1Commission),
    level2Percent: rates(language, (tier) => tier.level2Commission),
    defaultStart: count(inputRules.partnersAtStart.default),
    defaultMonthly: count(inputRules.newLevel1PartnersPerMonth.default),
  };
}

export type FactName = keyof ReturnType<typeof factsFor>;
