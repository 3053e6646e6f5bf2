import { plan, type TierName } from './plan.ts';
import { ownSubscription } from './settings.ts';

/** What the visitor's own subscription costs a month, in cents; undefined if the owner has named none. */
export const ownPriceCents: number | undefined =
  ownSubscription === '' ? undefined : plan.tiers[ownSubscription as TierName].priceCents;
