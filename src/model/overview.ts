import type { Plan, Tier } from '../config/settings-types.ts';
import { tierNames, type MonthlyResult } from './projection.ts';
import { commissionCents, sum } from './revenue.ts';

/** One line of a month's working: the commission on one tier's customers at one level. */
export interface Line<TierName extends string> {
  readonly tier: TierName;
  readonly count: number;
  readonly priceCents: number;
  readonly percent: number;
  readonly cents: number;
}

/** One level's customers in a month, and the commission on them. */
export interface Level<TierName extends string> {
  /** Partners who join this level in this month. */
  readonly joining: number;
  /** Cheapest tier first. */
  readonly lines: readonly Line<TierName>[];
  readonly revenueCents: number;
}

/** One month of the overview: both levels, level 1 first. */
export interface OverviewRow<TierName extends string> extends MonthlyResult<TierName> {
  readonly levels: readonly [Level<TierName>, Level<TierName>];
  readonly newSubscriptions: number;
  /** Subscriptions that end in this month. */
  readonly cancelled: number;
  readonly totalActiveSubscriptions: number;
}

/** Adds to the projection's rows who joins in each month and the working of its revenue. */
export function overview<TierName extends string>(
  plan: Plan<TierName>,
  rows: readonly MonthlyResult<TierName>[],
): OverviewRow<TierName>[] {
  const customersOf = (row: MonthlyResult<TierName>) => [row.level1Customers, row.level2Customers] as const;
  const rates = ['level1Commission', 'level2Commission'] as const;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const level = (number: 0 | 1): Level<TierName> => {
      const customers = customersOf(row)[number];
      const lines = tierNames(plan).map((tier) => {
        const definition: Tier = plan.tiers[tier];
        const { priceCents, [rates[number]]: percent } = definition;
        const count = customers[tier];
        return { tier, count, priceCents, percent, cents: commissionCents(definition, percent, count) };
      });
      const held = sum(Object.values<number>(customers));
      const heldBefore = before ? sum(Object.values<number>(customersOf(before)[number])) : 0;
      return { joining: held - heldBefore, lines, revenueCents: sum(lines.map(({ cents }) => cents)) };
    };
    const levels = [level(0), level(1)] as const;
    return {
      ...row,
      levels,
      newSubscriptions: sum(levels.map(({ joining }) => joining)),
      // The projection assumes that every subscription continues.
      cancelled: 0,
      totalActiveSubscriptions: sum(levels.flatMap(({ lines }) => lines.map(({ count }) => count))),
    };
  });
}
