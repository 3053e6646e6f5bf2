import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { overview } from '../../src/model/overview.ts';
import { columnHeights } from '../../src/model/drawings.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { money } from './expected-amounts.ts';

/** The people of a month in one case. @param month 1 is the first */
export function peopleOf(inputs: Inputs, month: number) {
  const rows = overview(plan, inputs).slice(0, month);
  const { totalActiveSubscriptions: active, cumulativeLevel1Partners: own } = rows.at(-1)!;
  return { own, theirs: rows.reduce((sum, { levels }) => sum + levels[1].joining, 0), active };
}

/** What is said of a month below a case's amount, in the order of the page. */
function factsOf(language: Language, inputs: Inputs, month: number): string[] {
  const { format } = new Intl.NumberFormat(language.numberLocale, { numberingSystem: 'latn' });
  const { own, theirs, active } = peopleOf(inputs, month);
  const left = overview(plan, inputs)[month - 1]!.totalRevenueCents - (ownPriceCents ?? 0);
  return [
    // An owner who names no subscription has no such line.
    ...(ownPriceCents === undefined ? [] : [`${left < 0 ? '−' : ''}${money(language)(Math.abs(left))}`]),
    ...[own, theirs, active, own + theirs].map((number) => format(number)),
  ];
}

/**
 * What is said of a month, in the order of the page: with the visitor's assumptions, then with the cautious ones.
 * @param month 1 is the first; without one the last, which is chosen at first
 */
export const figuresFor = (language: Language, inputs: Inputs, month: number = plan.horizonMonths): string[] =>
  [inputs, withCautiousAssumptions(inputs)].flatMap((one) => factsOf(language, one, month));

/** The expected column heights for these inputs, from the model, which the unit tests check. */
export const expectedColumns = (inputs: Inputs) =>
  columnHeights(project(plan, inputs), project(plan, withCautiousAssumptions(inputs)));
