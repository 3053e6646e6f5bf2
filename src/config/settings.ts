import { readSettingsFile, parseSettings } from './read-settings.ts';

const { upgrades: moves, ...settings } = parseSettings(readSettingsFile(), process.env);

/** The months in which customers of the first tier move up, with the percentage that moves to each tier. */
export const upgrades = [...new Set(moves.map(({ month }) => month))].map((month) => ({
  month,
  shares: Object.fromEntries(
    moves.filter((move) => move.month === month).map(({ tier, percent }) => [tier, percent]),
  ),
}));

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
  offline,
  videos,
  videoDates,
  currency,
  tiers,
  whatIsSold,
  horizonMonths,
  level2PartnersPerLevel1Partner,
  cautious,
  ownSubscription,
  partnersAtStart,
  newLevel1PartnersPerMonth,
} = settings;
