import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import projection from '../unit/projection.json' with { type: 'json' };

/** How the specification has amounts written, said once more on purpose: the page's own formats are under test. */
function usDollars(language: Language): (cents: number) => string {
  const format = new Intl.NumberFormat(language.numberLocale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
    numberingSystem: 'latn',
  });
  return (cents) => format.format(cents / 100);
}

/** The tiles' amounts for a pair of inputs of the independently computed vectors. */
export function amountsOfVector(language: Language, partnersAtStart: number, monthly: number): string[] {
  const rows = projection.cases.find(
    (row) => row.partnersAtStart === partnersAtStart && row.newLevel1PartnersPerMonth === monthly,
  );
  if (rows === undefined) throw new Error(`projection.json has no rows for ${partnersAtStart} and ${monthly}`);
  return rows.months.map((month) => month.totalRevenueCents).map(usDollars(language));
}

/** The tiles' amounts for any inputs, by the model. */
export function amountsOfModel(language: Language, partnersAtStart: number, monthly: number): string[] {
  const inputs: Inputs = { partnersAtStart, newLevel1PartnersPerMonth: monthly };
  return project(plan, inputs)
    .map((month) => month.totalRevenueCents)
    .map(usDollars(language));
}
