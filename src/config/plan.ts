import { currency, horizonMonths, level2PartnersPerLevel1Partner, tiers, upgrades } from './settings.ts';
import type { Plan } from './settings-types.ts';

/** Names of the plan's tiers. */
export type TierName = keyof typeof tiers;

/** The owner's compensation plan. Its type knows the tiers' names alone: code must fit any other values too. */
export const plan: Plan<TierName> = { currency, tiers, upgrades, horizonMonths, level2PartnersPerLevel1Partner };
