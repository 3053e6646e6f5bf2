import { cautiousAssumptions } from '../../src/config/cautious.ts';
import type { Language } from '../../src/config/languages.ts';
import { ownPriceCents } from '../../src/config/own-subscription.ts';
import { plan } from '../../src/config/plan.ts';
import { overview } from '../../src/model/overview.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { money } from './expected-amounts.ts';

/** What is said of the last month beside the result. What is left of it has no figure if the owner names no subscription. */
export function figuresFor(language: Language, inputs: Inputs) {
  const { totalActiveSubscriptions, cumulativeLevel1Partners, totalRevenueCents } = overview(plan, inputs).at(-1)!;
  const cautious = project(plan, { ...inputs, ...cautiousAssumptions }).at(-1)!;
  const count = new Intl.NumberFormat(language.numberLocale, { useGrouping: 'always', numberingSystem: 'latn' });
  const amount = money(language);
  const left = totalRevenueCents - (ownPriceCents ?? 0);
  return {
    subscriptionsNeeded: count.format(totalActiveSubscriptions),
    partnersNeeded: count.format(cumulativeLevel1Partners),
    cautiousMonth: amount(cautious.totalRevenueCents),
    ...(ownPriceCents !== undefined && { afterOwnSubscription: `${left < 0 ? '−' : ''}${amount(Math.abs(left))}` }),
  };
}
