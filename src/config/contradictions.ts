import { languages } from './languages.ts';
import type { Settings } from './shape.ts';

/** Constraints that the field types cannot express: yields path and message of each violation. */
export function* contradictions(settings: Settings): Generator<readonly [(string | number)[], string]> {
  const { tiers, upgrades, horizonMonths, cautious, ownSubscription, videos } = settings;
  const entries = Object.entries(tiers);
  if (entries.length < 1 || entries.length > 4) yield [['tiers'], `must have one to 4 plans, not ${entries.length}`];
  for (const [index, [name, { price }]] of entries.entries()) {
    // `Object.entries` lists integer-like keys first, which would reorder the tiers.
    if (name.trim() === '' || /^\d+$/.test(name))
      yield [['tiers'], `must not name a plan "${name}": a name is neither empty nor a number`];
    if (name.length > 24) yield [['tiers'], `must not name a plan "${name}": a name has at most 24 characters`];
    const before = entries[index - 1];
    if (before !== undefined && before[1].price >= price)
      yield [
        ['tiers', name, 'price'],
        `must be more than that of ${before[0]}, ${before[1].price}, not ${price}: plans rise`,
      ];
  }
  const [, ...higher] = Object.keys(tiers);
  for (const [index, { month, tier }] of upgrades.entries()) {
    if (month > horizonMonths)
      yield [['upgrades', index, 'month'], `must be at most ${horizonMonths}, the months covered, not ${month}`];
    if (!higher.includes(tier))
      yield [
        ['upgrades', index, 'tier'],
        `must be a plan above the first, which are ${higher.join(', ')}, not "${tier}"`,
      ];
    const ofMonth = upgrades.filter((other) => other.month === month);
    if (ofMonth.find((other) => other.tier === tier) !== upgrades[index])
      yield [['upgrades', index], `must not repeat month ${month} and ${tier}`];
    const total = ofMonth.reduce((sum, { percent }) => sum + percent, 0);
    if (total > 100 && ofMonth.at(-1) === upgrades[index])
      yield [['upgrades', index, 'percent'], `must add up in month ${month} to at most 100 percent, not ${total}`];
  }
  const most = settings.level2PartnersPerLevel1Partner;
  if (!Number.isInteger(10 * cautious.referrals) || cautious.referrals < 0 || cautious.referrals > most)
    yield [
      ['cautious', 'referrals'],
      `must be a number with at most one decimal from 0 to ${most}, the optimistic one, not ${cautious.referrals}`,
    ];
  if (ownSubscription !== '' && !Object.hasOwn(tiers, ownSubscription))
    yield [['ownSubscription'], `must be empty or one of ${Object.keys(tiers).join(', ')}, not "${ownSubscription}"`];
  for (const [name, ids] of Object.entries(videos))
    for (const code of Object.keys(ids))
      if (!languages.some((language) => language.code === code))
        yield [['videos', name], `must use the language codes of languages.ts, not "${code}"`];
}
