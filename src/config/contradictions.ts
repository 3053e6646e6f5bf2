import { languages } from './languages.ts';
import type { Settings } from './schema.ts';

/** Constraints that the field types cannot express: yields path and message of each violation. */
export function* contradictions(settings: Settings): Generator<readonly [(string | number)[], string]> {
  const { tiers, upgrades, horizonMonths, cautious, ownSubscription, videos } = settings;
  const levels = Object.entries(tiers);
  if (levels.length < 1 || levels.length > 4)
    yield [['tiers'], `must have one to 4 licence levels, not ${levels.length}`];
  for (const [index, [name, { price }]] of levels.entries()) {
    // `Object.entries` lists integer-like keys first, which would reorder the tiers.
    if (name.trim() === '' || /^\d+$/.test(name))
      yield [['tiers'], `must not name a level "${name}": a name is neither empty nor a number`];
    if (name.length > 24) yield [['tiers'], `must not name a level "${name}": a name has at most 24 characters`];
    const before = levels[index - 1];
    if (before !== undefined && before[1].price >= price)
      yield [
        ['tiers', name, 'price'],
        `must be more than that of ${before[0]}, ${before[1].price}, not ${price}: levels rise`,
      ];
  }
  for (const [index, { month, shares }] of upgrades.entries()) {
    if (month > horizonMonths)
      yield [['upgrades', index, 'month'], `must be within horizonMonths, ${horizonMonths}, not ${month}`];
    if (upgrades.findIndex((other) => other.month === month) !== index)
      yield [['upgrades', index, 'month'], `must not repeat month ${month}`];
    const [, ...higher] = Object.keys(tiers);
    for (const name of Object.keys(shares))
      if (!higher.includes(name))
        yield [
          ['upgrades', index, 'shares'],
          `must name levels above the first, which are ${higher.join(', ')}, not "${name}"`,
        ];
    const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
    if (total > 100) yield [['upgrades', index, 'shares'], `must add up to at most 100 percent, not ${total}`];
  }
  const most = settings.level2PartnersPerLevel1Partner;
  if (!Number.isInteger(10 * cautious.referrals) || cautious.referrals < 0 || cautious.referrals > most)
    yield [
      ['cautious', 'referrals'],
      `must be a number with at most one decimal from 0 to ${most}, which is level2PartnersPerLevel1Partner, not ${cautious.referrals}`,
    ];
  if (ownSubscription !== '' && !Object.hasOwn(tiers, ownSubscription))
    yield [['ownSubscription'], `must be empty or one of ${Object.keys(tiers).join(', ')}, not "${ownSubscription}"`];
  for (const [name, ids] of Object.entries(videos))
    for (const code of Object.keys(ids))
      if (!languages.some((language) => language.code === code))
        yield [['videos', name], `must use the language codes of languages.ts, not "${code}"`];
}
