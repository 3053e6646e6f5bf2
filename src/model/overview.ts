import { tierNames, type Plan } from './plan.ts';
import { percentOf, type Inputs, type MonthlyResult } from './projection.ts';
import { sum } from './revenue.ts';

/** One level's partners and subscriptions in a month. */
export interface Level {
  /** Partners who join this level in this month. */
  readonly joining: number;
  /** Subscriptions that those partners take out. */
  readonly newSubscriptions: number;
  /** Subscriptions that end at the start of this month. */
  readonly cancelledSubscriptions: number;
  /** Subscriptions at the end of this month. */
  readonly activeSubscriptions: number;
}

/** One month of the overview: both levels, level 1 first. */
export interface OverviewRow<TierName extends string> extends MonthlyResult<TierName> {
  readonly levels: readonly [Level, Level];
}

/** A projection's rows with who joins and cancels in each month. */
export function overview<TierName extends string>(
  plan: Plan<TierName>,
  inputs: Inputs,
  rows: readonly MonthlyResult<TierName>[],
): OverviewRow<TierName>[] {
  const tiers = tierNames(plan);
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const level = (number: 1 | 2, joining: number): Level => {
      const customers = `level${number}Customers` as const;
      return {
        joining,
        newSubscriptions: percentOf(joining, inputs.conversion),
        cancelledSubscriptions: before
          ? sum(tiers.map((tier) => percentOf(before[customers][tier], inputs.cancellation)))
          : 0,
        activeSubscriptions: sum(Object.values(row[customers])),
      };
    };
    const levels = [
      level(1, row.cumulativeLevel1Partners - (before?.cumulativeLevel1Partners ?? 0)),
      level(2, row.joiningLevel2Partners),
    ] as const;
    return { ...row, levels };
  });
}
