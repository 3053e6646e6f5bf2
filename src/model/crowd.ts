import type { MonthlyResult } from './projection.ts';
import { sum } from './revenue.ts';

/** The people behind an amount: `own` partners, the partners of those (`theirs`), and the subscriptions of each. */
export interface Crowd {
  readonly own: number;
  readonly ownSubscriptions: number;
  readonly theirs: number;
  readonly theirSubscriptions: number;
}

/** Everyone who joined up to and including a month, and subscriptions active at its end. @param rows month 1 first */
export function crowdOf<TierName extends string>(rows: readonly MonthlyResult<TierName>[], month: number): Crowd {
  const { cumulativeLevel1Partners, level1Customers, level2Customers } = rows[month - 1]!;
  return {
    own: cumulativeLevel1Partners,
    ownSubscriptions: sum(Object.values(level1Customers)),
    theirs: sum(rows.slice(0, month).map(({ joiningLevel2Partners }) => joiningLevel2Partners)),
    theirSubscriptions: sum(Object.values(level2Customers)),
  };
}
