import { languages } from '../config/languages.ts';
import { isName, type Settings } from './shape.ts';

/** What is wrong with settings that are each right by themselves: yields the path of one, and what it must be. */
export function* faultsAcrossSettings(settings: Settings): Generator<readonly [(string | number)[], string]> {
  const { tiers, upgrades, horizonMonths, ownSubscription, videos, whatIsSold } = settings;
  const names = Object.keys(tiers);
  if (names.length < 1 || names.length > 4) yield [['tiers'], `must have one to four plans, not ${names.length}`];
  for (const [index, name] of names.entries()) {
    // `Object.keys` lists integer-like keys first, which would reorder the tiers.
    if (!isName(name) || /^\d+$/.test(name) || name !== name.trim())
      yield [
        ['tiers'],
        `must name plans in 1 to 30 characters, with no word above 20, no space at their ends and not only digits, not "${name}"`,
      ];
    const before = names[index - 1];
    if (before !== undefined && tiers[before]!.price >= tiers[name]!.price)
      yield [
        ['tiers', name, 'price'],
        `must be more than the ${tiers[before]!.price} of ${before}, not ${tiers[name]!.price}: plans are listed cheapest first`,
      ];
  }
  const higher = names.slice(1);
  for (const [index, { month, tier }] of upgrades.entries()) {
    if (month > horizonMonths)
      yield [['upgrades', index, 'month'], `must be at most ${horizonMonths}, the months covered, not ${month}`];
    if (!higher.includes(tier))
      yield [
        ['upgrades', index, 'tier'],
        `must be a plan above the first (${higher.join(', ') || 'there is none'}), not "${tier}"`,
      ];
  }
  for (const [month, ofMonth] of Map.groupBy(upgrades, (upgrade) => upgrade.month)) {
    const tierNames = ofMonth.map(({ tier }) => tier);
    if (new Set(tierNames).size < tierNames.length)
      yield [['upgrades'], `must name each plan once for month ${month}, not ${tierNames.join(', ')}`];
    const total = ofMonth.reduce((sum, { percent }) => sum + percent, 0);
    if (total > 100) yield [['upgrades'], `must for month ${month} be at most 100 percent together, not ${total}`];
  }
  const planReferrals = settings.level2PartnersPerLevel1Partner;
  if (settings.cautious.referrals > planReferrals)
    yield [
      ['cautious', 'referrals'],
      `must be at most ${planReferrals}, the plan’s own number (level2PartnersPerLevel1Partner), not ${settings.cautious.referrals}`,
    ];
  const { cancellation, referrals, conversion } = settings.cautious;
  if (cancellation === 0 && conversion === 100 && referrals >= planReferrals)
    yield [
      ['cautious'],
      'must be more cautious than the plan in at least one of its numbers, or both examples are the same',
    ];
  if (ownSubscription !== '' && !names.includes(ownSubscription))
    yield [
      ['ownSubscription'],
      `must be empty or one of ${names.join(', ') || 'the tiers, of which there is none'}, not "${ownSubscription}"`,
    ];
  const paths: readonly string[] = languages.map(({ path }) => path);
  const byPath = { whatIsSold, 'videos.whoIs': videos.whoIs, 'videos.calculator': videos.calculator };
  for (const [name, entries] of Object.entries(byPath))
    for (const key of Object.keys(entries).filter((one) => !paths.includes(one)))
      yield [name.split('.'), `must name languages by the paths of their pages: ${paths.join(', ')}, not "${key}"`];
}
