import { percent, wholeNumber } from './answers.ts';
import type { Step } from './ask.ts';
import { faultAt, type Settings } from './settings.ts';
import { askTable } from './table.ts';

const higherLevels = ({ tiers }: Settings) => Object.keys(tiers).slice(1);

/** The settings with another move in a row, typed as its month and a share for each level above the first. */
export function withUpgrade(settings: Settings, index: number, typed: string): Settings {
  const { upgrades } = settings;
  if (typed === '') return { ...settings, upgrades: upgrades.toSpliced(index, 1) };
  const [month = '', ...shares] = typed
    .replaceAll('%', '')
    .split(/[|;,\s]+/)
    .filter((cell) => cell !== '');
  // A share of nothing is none.
  const moves = higherLevels(settings)
    .map((level, place) => [level, percent.read(shares[place] ?? '0')] as const)
    .filter(([, share]) => share !== 0);
  const upgrade = {
    month: wholeNumber.read(month) as number,
    shares: Object.fromEntries(moves) as Readonly<Record<string, number>>,
  };
  return { ...settings, upgrades: upgrades.toSpliced(index, 1, upgrade) };
}

/** Why this move cannot be. */
export function upgradeFault(settings: Settings, index: number, typed: string): string | undefined {
  const then = withUpgrade(settings, index, typed);
  if (typed === '') return undefined;
  const month = then.upgrades[index]?.month;
  // The build says it of the later of the two, which may be the other one.
  if (then.upgrades.some((other, place) => other.month === month && place !== index))
    return `Another move is in month ${month}.`;
  const parts = ['month', 'shares', ...higherLevels(then).map((level) => ['shares', level])];
  return parts.map((part) => faultAt(then, ['upgrades', index, part].flat())).find((fault) => fault !== undefined);
}

const move = (settings: Settings, shares: Readonly<Record<string, number>>) =>
  Object.entries(shares)
    .map(([level, share]) => `${share} % of ${Object.keys(settings.tiers)[0]} customers move to ${level}`)
    .join(', ') || 'nobody moves';

/** Who moves in which month, in sentences. */
export const moves = (settings: Settings) =>
  settings.upgrades.map(({ month, shares }) => ({
    month,
    move: move(settings, shares as Readonly<Record<string, number>>),
  }));

const table = askTable({
  message: 'Months in which customers of the first level move up',
  rows: (settings) => moves(settings).map(({ month, move }) => `Month ${month}: ${move}`),
  columns: (settings) => ['Month', ...higherLevels(settings).map((level) => `percent to ${level}`)].join(' | '),
  write: (settings, index) => {
    const upgrade = settings.upgrades[index];
    if (upgrade === undefined) return '';
    const shares = upgrade.shares as Readonly<Record<string, number>>;
    return [upgrade.month, ...higherLevels(settings).map((level) => shares[level] ?? 0)].join(' | ');
  },
  withRow: withUpgrade,
  fault: upgradeFault,
  note: (settings) =>
    settings.upgrades
      .map((_, index) => faultAt(settings, ['upgrades', index, 'month']))
      .find((fault) => fault !== undefined),
  most: Number.POSITIVE_INFINITY,
});

/** With one level, there is none to move to. */
export const askUpgrades = (settings: Settings): readonly Step[] =>
  higherLevels(settings).length === 0 ? [] : [table];
