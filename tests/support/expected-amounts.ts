import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import projection from './projection.json' with { type: 'json' };
import { samplePlan } from './sample-plan.ts';

/** The specification's format of amounts, repeated on purpose: the page's own formats are under test. */
function money(language: Language): (cents: number) => string {
  const format = new Intl.NumberFormat(language.numberLocale, {
    style: 'currency',
    currency: plan.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
    numberingSystem: 'latn',
  });
  return (cents) => format.format(cents / 100);
}

/** The rows of `projection.json` hold only for the plan they were computed for. */
const isSamplePlan = isDeepStrictEqual(plan, samplePlan);

/** The independently computed row for a pair of inputs, where there is one. */
const rowOf = (partnersAtStart: number, monthly: number) =>
  projection.cases.find((row) => row.partnersAtStart === partnersAtStart && row.newLevel1PartnersPerMonth === monthly);

/**
 * The tiles' amounts for a pair of inputs, from the independently computed vectors. If the site has another
 * plan, they come from the model, which other tests check against the vectors.
 * @throws Error if the vectors do not have these inputs
 */
export function amountsOfVector(language: Language, partnersAtStart: number, monthly: number): string[] {
  if (!isSamplePlan) return amountsOfModel(language, partnersAtStart, monthly);
  const row = rowOf(partnersAtStart, monthly);
  if (row === undefined) throw new Error(`projection.json has no row for ${partnersAtStart} and ${monthly}`);
  return row.months.map((month) => month.totalRevenueCents).map(money(language));
}

/** The tiles' amounts for any inputs, from the model. */
export function amountsOfModel(language: Language, partnersAtStart: number, monthly: number): string[] {
  const inputs: Inputs = { partnersAtStart, newLevel1PartnersPerMonth: monthly };
  return project(plan, inputs)
    .map((month) => month.totalRevenueCents)
    .map(money(language));
}

/** The tiles' amounts of a page as it is built: independently computed ones, unless the site has defaults of its own. */
export function amountsAsBuilt(language: Language): string[] {
  const { partnersAtStart, newLevel1PartnersPerMonth } = inputRules;
  const defaults = [partnersAtStart.default, newLevel1PartnersPerMonth.default] as const;
  return (rowOf(...defaults) ? amountsOfVector : amountsOfModel)(language, ...defaults);
}
