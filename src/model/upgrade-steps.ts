import type { Plan } from './plan.ts';
import { tierNames } from './projection.ts';

/**
 * The plan's upgrades by month, the cheapest tier first: the month at whose start customers of the first tier move up,
 * and the percent of them that move to each tier. Those that move nobody are left out.
 */
export function upgradeSteps<TierName extends string>(plan: Plan<TierName>) {
  return plan.upgrades
    .map(({ month, shares }) => ({
      month,
      moves: tierNames(plan)
        .map((tier) => ({ tier, percent: shares[tier] ?? 0 }))
        .filter(({ percent }) => percent > 0),
    }))
    .filter(({ moves }) => moves.length > 0)
    .toSorted((one, other) => one.month - other.month);
}
