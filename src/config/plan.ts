import type { Plan, Tier } from './plan-types.ts';
import {
  currency,
  horizonMonths,
  level2PartnersPerLevel1Partner,
  tiers,
  upgrades,
  ownSubscription,
} from './settings.ts';

/** Names of the plan's tiers. */
export type TierName = keyof (typeof import('./settings.json'))['tiers'];

/** The owner's compensation plan. Its type knows the tiers' names alone: code must fit any other values too. */
export const plan: Plan<TierName> = {
  currency,
  tiers: Object.fromEntries(
    Object.entries(tiers).map(([name, { price, ...commissions }]) => [
      name,
      { priceCents: Math.round(100 * price), ...commissions },
    ]),
  ) as Record<TierName, Tier>,
  upgrades,
  horizonMonths,
  level2PartnersPerLevel1Partner,
};

/** What the visitor's own subscription costs a month, in cents; undefined if the owner has named none. */
export const ownPriceCents: number | undefined =
  ownSubscription === '' ? undefined : plan.tiers[ownSubscription as TierName].priceCents;
