import { mostTiers } from '../../config/check-plan.ts';
import type { Tier } from '../../config/settings-types.ts';
import { percent, price } from './answers.ts';
import { askAll } from './ask.ts';
import { askList } from './ask-list.ts';
import { faultAt, type Settings } from './settings.ts';

type Level = readonly [name: string, terms: Tier];

const levelsOf = ({ tiers }: Settings): readonly Level[] => Object.entries(tiers);

/**
 * The settings with other licence levels. Upgrades follow: they keep the levels above the first, by their new
 * names. So does a partner's own subscription, unless its level goes.
 */
function withLevels(settings: Settings, levels: readonly Level[], renamed = (name: string) => name): Settings {
  const higher = new Set(levels.slice(1).map(([name]) => name));
  const upgrades = settings.upgrades.map(({ month, shares }) => {
    const kept = Object.entries(shares).map(([name, percentage]) => [renamed(name), percentage] as const);
    return { month, shares: Object.fromEntries(kept.filter(([name]) => higher.has(name))) };
  });
  const own = renamed(settings.ownSubscription);
  return {
    ...settings,
    tiers: Object.fromEntries(levels),
    ownSubscription: levels.some(([name]) => name === own) ? own : '',
    upgrades: upgrades.filter(({ shares }) => Object.keys(shares).length > 0),
  };
}

/** The settings with another name for a level, a new level at the end, or a level less if the name is empty. */
export function withLevelNamed(settings: Settings, index: number, name: string): Settings {
  const levels = levelsOf(settings);
  const [present, terms] = levels[index] ?? [name, levels.at(-1)![1]];
  if (name === '') return withLevels(settings, levels.toSpliced(index, 1));
  return withLevels(settings, levels.toSpliced(index, 1, [name, terms]), (old) => (old === present ? name : old));
}

/** An object cannot hold a name twice, so the build never sees this fault. */
function nameFault(settings: Settings, index: number, name: string): string | undefined {
  const isTaken = levelsOf(settings).some(([other], place) => other === name && place !== index);
  if (isTaken) return `Another level is called "${name}".`;
  return faultAt(withLevelNamed(settings, index, name), ['tiers']);
}

function askTerms(settings: Settings, index: number): Promise<Settings> {
  const [name] = levelsOf(settings)[index]!;
  return askAll(
    { path: ['tiers', name, 'priceCents'], message: `Price of ${name} per month, such as 25.00`, answer: price },
    {
      path: ['tiers', name, 'level1Commission'],
      message: `Commission on a level-1 customer’s ${name}, in percent`,
      answer: percent,
    },
    {
      path: ['tiers', name, 'level2Commission'],
      message: `Commission on a level-2 customer’s ${name}, in percent`,
      answer: percent,
    },
  )(settings);
}

export const askLevels = askList({
  name: (settings, index) => levelsOf(settings)[index]?.[0],
  nameQuestion: (number) => `Name of level ${number} (empty removes it)`,
  moreQuestion: 'Name of one more level (Enter: no more)',
  withName: withLevelNamed,
  fault: nameFault,
  askRest: askTerms,
  most: mostTiers,
});
