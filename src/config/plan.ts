import { currency, horizonMonths, level2PartnersPerLevel1Partner, tiers, upgrades } from './settings.ts';
import type { Plan } from './settings-types.ts';

/** The owner's compensation plan. */
export const plan = {
  currency,
  tiers,
  upgrades,
  horizonMonths,
  level2PartnersPerLevel1Partner,
} satisfies Plan;

/** Names of the plan's tiers. */
export type TierName = keyof typeof tiers;
