import { cautiousAssumptions } from '../../src/config/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/config/plan.ts';
import { overview } from '../../src/model/overview.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { money } from './expected-amounts.ts';

/** What is said of a month in one case: beside its amount, then below the drawing of its people. */
function factsOf(language: Language, inputs: Inputs, month: number) {
  const rows = overview(plan, inputs).slice(0, month);
  const { totalActiveSubscriptions, cumulativeLevel1Partners, totalRevenueCents } = rows.at(-1)!;
  const joinedAtLevel2 = rows.reduce((sum, { levels }) => sum + levels[1].joining, 0);
  const count = new Intl.NumberFormat(language.numberLocale, { numberingSystem: 'latn' });
  const amount = money(language);
  const left = totalRevenueCents - (ownPriceCents ?? 0);
  return [
    [count.format(cumulativeLevel1Partners), count.format(joinedAtLevel2)],
    [
      count.format(totalActiveSubscriptions),
      // An owner who names no subscription has no such line.
      ...(ownPriceCents === undefined ? [] : [`${left < 0 ? '−' : ''}${amount(Math.abs(left))}`]),
    ],
  ] as const;
}

/**
 * What is said of a month, in the order of the page: at each place with the visitor's assumptions, then with the cautious
 * ones.
 * @param month 1 is the first; without one the last, which is chosen at first
 */
export function figuresFor(language: Language, inputs: Inputs, month: number = plan.horizonMonths): string[] {
  const both = [inputs, { ...inputs, ...cautiousAssumptions }].map((one) => factsOf(language, one, month));
  return ([0, 1] as const).flatMap((place) => both.flatMap((facts) => facts[place]));
}
