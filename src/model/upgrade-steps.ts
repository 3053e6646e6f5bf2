import type { Plan } from '../config/settings-types.ts';

/**
 * The plan's upgrades by month, the cheapest tier first: the month at whose start customers of the first tier move up,
 * and the percent of them that move to each tier. Those that move nobody are left out.
 */
export function upgradeSteps<TierName extends string>({ tiers, upgrades }: Plan<TierName>) {
  const names = Object.keys(tiers) as TierName[];
  return upgrades
    .map(({ month, shares }) => ({
      month,
      moves: names.map((tier) => ({ tier, percent: shares[tier] ?? 0 })).filter(({ percent }) => percent > 0),
    }))
    .filter(({ moves }) => moves.length > 0)
    .toSorted((one, other) => one.month - other.month);
}
