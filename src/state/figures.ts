import { ownPriceCents } from '../config/own-subscription.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import { sum } from '../model/revenue.ts';
import type { Calculation } from './calculation.ts';

type Formats = Pick<NumberFormats, 'money' | 'count'>;

const lastMonthFigures = {
  subscriptionsNeeded: ({ rows }: Calculation, { count }: Formats) => {
    const { level1Customers, level2Customers } = rows.at(-1)!;
    return count(sum([level1Customers, level2Customers].flatMap((customers) => Object.values(customers))));
  },
  partnersNeeded: ({ rows }: Calculation, { count }: Formats) => count(rows.at(-1)!.cumulativeLevel1Partners),
  cautiousMonth: ({ cautious }: Calculation, { money }: Formats) => money(cautious.at(-1)!.totalRevenueCents),
  afterOwnSubscription: ({ rows }: Calculation, { money }: Formats) =>
    money(rows.at(-1)!.totalRevenueCents - (ownPriceCents ?? 0)),
};

export type LastMonthFigure = keyof typeof lastMonthFigures;

/** What is said of the last month, in its order on the page. */
export const lastMonthNames = /* @__PURE__ */ Object.keys(lastMonthFigures) as LastMonthFigure[];

/** A figure of the page: a month's amount by the month's number, the last month's beside the fields, or what is said of it. */
export type FigureName = number | 'result' | LastMonthFigure;

/** A figure as the page's language writes it. */
export function figureText(name: FigureName, calculation: Calculation, formats: Formats): string {
  if (typeof name === 'string' && name !== 'result') return lastMonthFigures[name](calculation, formats);
  const { rows } = calculation;
  return formats.money(rows[name === 'result' ? rows.length - 1 : name - 1]!.totalRevenueCents);
}
