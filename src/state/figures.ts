import { ownPriceCents } from '../config/own-subscription.ts';
import type { TierName } from '../config/plan.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { MonthlyResult } from '../model/projection.ts';
import { sum } from '../model/revenue.ts';
import type { Calculation, CalculatorState } from './store.ts';

type Formats = Pick<NumberFormats, 'money' | 'count'>;
type Rows = readonly MonthlyResult<TierName>[];

/** All who have joined at level 2 in these months, from the first on. */
export const level2Joined = (rows: Rows) => sum(rows.map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners));

/** What is said of the last of these months, in its order on the page: what it takes, then what is left of it. */
const facts = {
  ownPartners: (rows: Rows, { count }: Formats) => count(rows.at(-1)!.cumulativeLevel1Partners),
  partnersOfPartners: (rows: Rows, { count }: Formats) => count(level2Joined(rows)),
  activeSubscriptions: (rows: Rows, { count }: Formats) => {
    const { level1Customers, level2Customers } = rows.at(-1)!;
    return count(sum([level1Customers, level2Customers].flatMap((customers) => Object.values(customers))));
  },
  leftAfterOwn: (rows: Rows, { money }: Formats) => money(rows.at(-1)!.totalRevenueCents - (ownPriceCents ?? 0)),
};

export type Fact = keyof typeof facts;

/** The visitor's inputs, and the same numbers of partners with the cautious assumptions. */
export const cases = ['entered', 'cautious'] as const satisfies (keyof Calculation)[];

export type Case = (typeof cases)[number];

/** All that is said of both cases; what is left, only if the owner has named a subscription. */
export const factNames = () =>
  (Object.keys(facts) as Fact[]).filter((name) => name !== 'leftAfterOwn' || ownPriceCents !== undefined);

/** A figure of the page: the chosen month's number; in a case, its amount, what is said of it, or the amount of the month with a number. */
export type FigureName = 'month' | Case | `${Case}-${Fact | number}`;

/** A figure as the page's language writes it. */
export function figureText(
  name: FigureName,
  { calculation, month }: Pick<CalculatorState, 'calculation' | 'month'>,
  formats: Formats,
): string {
  if (name === 'month') return formats.count(month);
  const [which, what] = name.split('-') as [Case, string?];
  const rows = calculation[which].slice(0, Number(what) || month);
  return facts[what as Fact]?.(rows, formats) ?? formats.money(rows.at(-1)!.totalRevenueCents);
}
