import { readSettingsFile, parseSettings } from './read-settings.ts';

export { maximumInput } from './shape.ts';

/** The owner's settings. In client code they are inlined as constants (`build/inline-script.ts`). */
export const {
  product,
  accent,
  logo,
  company,
  origin,
  signupAddress,
  legal,
  terms,
  videos,
  currency,
  tiers,
  whatIsSold,
  horizonMonths,
  upgrades,
  level2PartnersPerLevel1Partner,
  cautious,
  ownSubscription,
  partnersAtStart,
  newLevel1PartnersPerMonth,
} = parseSettings(readSettingsFile(), process.env);
