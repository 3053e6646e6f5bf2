import { ownPriceCents } from '../config/own-subscription.ts';
import { plan } from '../config/plan.ts';
import { cautiousInputs } from '../model/assumptions.ts';
import { project, type Inputs } from '../model/projection.ts';
import { sum } from '../model/revenue.ts';
import type { NumberFormats } from './numbers-from-samples.ts';

/** The last month's figures, in the order in which they follow the months' amounts. */
export const lastMonthFigures = [
  'subscriptionsNeeded',
  'partnersNeeded',
  'cautiousMonth',
  'afterOwnSubscription',
] as const;

/**
 * All figures that the page shows of the inputs, as texts: the months' amounts, month 1 first, then those that
 * `lastMonthFigures` names. Elements say by `data-figure` which one they show; 1 is the first.
 */
export function figures(inputs: Inputs, { money, count }: Pick<NumberFormats, 'money' | 'count'>): string[] {
  const rows = project(plan, inputs);
  const { totalRevenueCents, cumulativeLevel1Partners, level1Customers, level2Customers } = rows.at(-1)!;
  return [
    ...rows.map((row) => money(row.totalRevenueCents)),
    count(sum([level1Customers, level2Customers].flatMap((customers) => Object.values(customers)))),
    count(cumulativeLevel1Partners),
    money(project(plan, cautiousInputs(inputs)).at(-1)!.totalRevenueCents),
    money(totalRevenueCents - (ownPriceCents ?? 0)),
  ];
}
