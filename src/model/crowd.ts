import type { MonthlyResult } from './projection.ts';
import { sum } from './revenue.ts';

/** The people behind an amount: partners of both levels, and their subscriptions. */
export interface Crowd {
  readonly level1Partners: number;
  readonly level2Partners: number;
  readonly level1Subscriptions: number;
  readonly level2Subscriptions: number;
  /** Partners of both levels. */
  readonly partners: number;
  /** Subscriptions of both levels. */
  readonly subscriptions: number;
}

/** Everyone who joined up to and including a month, and subscriptions active at its end. @param rows month 1 first */
export function crowdOf<TierName extends string>(rows: readonly MonthlyResult<TierName>[], month: number): Crowd {
  const { cumulativeLevel1Partners: level1Partners, level1Customers, level2Customers } = rows[month - 1]!;
  const level2Partners = sum(rows.slice(0, month).map(({ joiningLevel2Partners }) => joiningLevel2Partners));
  const level1Subscriptions = sum(Object.values(level1Customers));
  const level2Subscriptions = sum(Object.values(level2Customers));
  return {
    level1Partners,
    level2Partners,
    level1Subscriptions,
    level2Subscriptions,
    partners: level1Partners + level2Partners,
    subscriptions: level1Subscriptions + level2Subscriptions,
  };
}
