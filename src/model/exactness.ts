import type { Plan, Tier } from './plan.ts';
import { project, type Inputs } from './projection.ts';

/**
 * Whether every commission for these inputs is exact to
 * the cent: all intermediate values are safe integers.
 */
export function isExact<TierName extends string>(plan: Plan<TierName>, inputs: Inputs): boolean {
  const tiers = Object.entries(plan.tiers) as [TierName, Tier][];
  return project(plan, inputs).every(({ level1Customers, level2Customers }) =>
    tiers.every(([name, { priceCents, level1Commission, level2Commission }]) =>
      [level1Customers[name] * level1Commission, level2Customers[name] * level2Commission].every((share) =>
        Number.isSafeInteger(share * priceCents + 50),
      ),
    ),
  );
}
