import type { Plan } from '../config/settings-types.ts';

/** A month at whose start customers of the first tier move up, and the percent of them that move to each tier. */
export interface UpgradeStep<TierName extends string> {
  readonly month: number;
  readonly moves: readonly { readonly tier: TierName; readonly percent: number }[];
}

/** The plan's upgrades by month, the cheapest tier first. Those that move nobody are left out. */
export function upgradeSteps<TierName extends string>({ tiers, upgrades }: Plan<TierName>): UpgradeStep<TierName>[] {
  const names = Object.keys(tiers) as TierName[];
  return upgrades
    .map(({ month, shares }) => ({
      month,
      moves: names.map((tier) => ({ tier, percent: shares[tier] ?? 0 })).filter(({ percent }) => percent > 0),
    }))
    .filter(({ moves }) => moves.length > 0)
    .toSorted((one, other) => one.month - other.month);
}
