import { mostTiers } from '../../config/check-plan.ts';
import type { Tier } from '../../config/settings-types.ts';
import { price, writtenAmount } from './amount.ts';
import { percent } from './answers.ts';
import { withValue } from './path.ts';
import { faultAt, type Settings } from './settings.ts';
import { askTable } from './table.ts';

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

const separator = ' | ';

/** The cells of a row: between bars, semicolons or commas with a space, or else the last three words and all before. */
function cellsOf(typed: string, currency: string): Level | undefined {
  const apart = [/[|;\t]/, /,\s/].map((sign) => typed.split(sign)).find(({ length }) => length === 4);
  const [name = '', cost = '', level1 = '', level2 = ''] = (
    apart ??
    /^(.+?)\s+([^\s\d]*\s?\d\S*(?:\s[^\s\d]+)?)\s+(\d+\s?%?)\s+(\d+\s?%?)$/.exec(typed)?.slice(1) ??
    []
  ).map((cell) => cell.trim());
  if (level2 === '') return undefined;
  // What cannot be read as a number stays text, which the checks refuse.
  const [priceCents, level1Commission, level2Commission] = [
    price(currency).read(cost),
    percent.read(level1),
    percent.read(level2),
  ] as [number, number, number];
  return [name, { priceCents, level1Commission, level2Commission }];
}

/** The settings with another level in a row. @throws Error if what is typed is no row */
export function withLevel(settings: Settings, index: number, typed: string): Settings {
  if (typed === '') return levelsOf(settings)[index] === undefined ? settings : withLevelNamed(settings, index, '');
  const cells = cellsOf(typed, settings.currency);
  if (cells === undefined) throw new Error(`"${typed}" is no row.`);
  const [name, terms] = cells;
  return withValue(withLevelNamed(settings, index, name), ['tiers', name], terms);
}

/** Why this row cannot be. An object cannot hold a name twice, so the build never sees that fault. */
export function levelFault(settings: Settings, index: number, typed: string): string | undefined {
  const cells = cellsOf(typed, settings.currency);
  if (typed !== '' && cells === undefined) return `A row has four cells, such as: START | 19.90 | 40 | 10`;
  const [name = ''] = cells ?? [];
  if (typed !== '' && levelsOf(settings).some(([other], place) => other === name && place !== index))
    return `Another level is called "${name}".`;
  const then = withLevel(settings, index, typed);
  const paths = [['tiers'], ...Object.keys(then.tiers[name] ?? {}).map((term) => ['tiers', name, term])];
  return paths.map((path) => faultAt(then, path)).find((fault) => fault !== undefined);
}

/** A warning of levels that are not cheapest first, as everyone starts in the first and moves up. */
export function orderWarning({ tiers }: Settings): string | undefined {
  const levels = Object.entries(tiers);
  const falling = levels.findIndex(
    ([, { priceCents }], index) => priceCents <= (levels[index - 1]?.[1].priceCents ?? 0),
  );
  if (falling === -1) return undefined;
  return `${levels[falling]![0]} does not cost more than ${levels[falling - 1]![0]}. Levels stand cheapest first: everyone starts in the first and moves up.`;
}

/** A level's price and commissions, as a sentence says them. */
export const levelTerms = ({ priceCents, level1Commission, level2Commission }: Tier, currency: string) =>
  `${writtenAmount(priceCents, currency)} a month, ${level1Commission} % and ${level2Commission} %`;

export const askLevels = askTable({
  message: 'Licence levels, the cheapest first, and the commission on what level-1 and level-2 customers pay',
  rows: (settings) => levelsOf(settings).map(([name, terms]) => `${name}: ${levelTerms(terms, settings.currency)}`),
  columns: ({ currency }) => `Name | ${currency} a month | percent for level-1 customers | for level-2 customers`,
  write: (settings, index) => {
    const [name, terms] = levelsOf(settings)[index] ?? [];
    if (name === undefined || terms === undefined) return '';
    const cost = price(settings.currency).write(terms.priceCents);
    return [name, cost, terms.level1Commission, terms.level2Commission].join(separator);
  },
  withRow: withLevel,
  fault: levelFault,
  note: orderWarning,
  most: mostTiers,
});
