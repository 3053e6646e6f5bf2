import { tierNames, type Plan, type Tier } from './plan.ts';
import { percentOf, type Inputs, type MonthlyResult } from './projection.ts';
import { commissionCents, sum } from './revenue.ts';

/** One line of a month's breakdown: the commission on one tier's customers at one level. */
interface Line<TierName extends string> {
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
  /** Subscriptions that those partners take out. */
  readonly newSubscriptions: number;
  /** Subscriptions that end at the start of this month. */
  readonly cancelledSubscriptions: number;
  /** Subscriptions at the end of this month. */
  readonly activeSubscriptions: number;
  /** Cheapest tier first. */
  readonly lines: readonly Line<TierName>[];
  readonly revenueCents: number;
}

/** One month of the overview: both levels, level 1 first. */
export interface OverviewRow<TierName extends string> extends MonthlyResult<TierName> {
  readonly levels: readonly [Level<TierName>, Level<TierName>];
}

/** A projection's rows with who joins and cancels in each month, and the breakdown of its revenue. */
export function overview<TierName extends string>(
  plan: Plan<TierName>,
  inputs: Inputs,
  rows: readonly MonthlyResult<TierName>[],
): OverviewRow<TierName>[] {
  const tiers = tierNames(plan);
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const level = (number: 1 | 2, joining: number): Level<TierName> => {
      const [customers, rate] = [`level${number}Customers`, `level${number}Commission`] as const;
      const lines = tiers.map((tier) => {
        const definition: Tier = plan.tiers[tier];
        const { priceCents, [rate]: percent } = definition;
        const count = row[customers][tier];
        return { tier, count, priceCents, percent, cents: commissionCents(definition, percent, count) };
      });
      return {
        joining,
        newSubscriptions: percentOf(joining, inputs.conversion),
        cancelledSubscriptions: before
          ? sum(tiers.map((tier) => percentOf(before[customers][tier], inputs.cancellation)))
          : 0,
        activeSubscriptions: sum(lines.map(({ count }) => count)),
        lines,
        revenueCents: sum(lines.map(({ cents }) => cents)),
      };
    };
    const levels = [
      level(1, row.cumulativeLevel1Partners - (before?.cumulativeLevel1Partners ?? 0)),
      level(2, row.joiningLevel2Partners),
    ] as const;
    return { ...row, levels };
  });
}
