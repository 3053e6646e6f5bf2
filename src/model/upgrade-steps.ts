import type { Plan } from './plan.ts';
import { tierNames } from './projection.ts';

/**
 * The plan's upgrades in order of month, each with the
 * percentage of entry-tier customers per target tier, cheapest first. Upgrades that move nobody are omitted.
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
