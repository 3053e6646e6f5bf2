import type { Plan } from '../config/settings-types.ts';
import { entryTier, tierNames, type Customers } from './projection.ts';
import { sum } from './revenue.ts';

/** A month's change in one level's entry-tier customers: `before`, less `moved`, plus `joining`, is `now`. */
export interface EntryTierChange<TierName extends string> {
  readonly before: number;
  /** Those who moved to a higher tier at the start of the month; tiers that nobody moved to are left out. */
  readonly moved: readonly { readonly tier: TierName; readonly count: number }[];
  readonly joining: number;
  readonly now: number;
}

/** The entry tier's change between one level's customers at the end of two consecutive months, if nobody cancels. */
export function entryTierChange<TierName extends string>(
  plan: Plan<TierName>,
  before: Customers<TierName>,
  now: Customers<TierName>,
): EntryTierChange<TierName> {
  const entry = entryTier(plan);
  const moved = tierNames(plan)
    .filter((tier) => tier !== entry)
    .map((tier) => ({ tier, count: now[tier] - before[tier] }))
    .filter(({ count }) => count > 0);
  const left = before[entry] - sum(moved.map(({ count }) => count));
  return { before: before[entry], moved, joining: now[entry] - left, now: now[entry] };
}
