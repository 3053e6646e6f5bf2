import { share, wholeNumber } from './answers.ts';
import { ask } from './ask.ts';
import { askList } from './ask-list.ts';
import { withValue } from './path.ts';
import { faultAt, type Settings } from './settings.ts';

/** The settings with another month for an upgrade, a new upgrade at the end, or one less if the month is empty. */
export function withUpgradeIn(settings: Settings, index: number, month: string): Settings {
  const { upgrades } = settings;
  if (month === '') return { ...settings, upgrades: upgrades.toSpliced(index, 1) };
  const upgrade = { month: wholeNumber.read(month) as number, shares: upgrades[index]?.shares ?? {} };
  return { ...settings, upgrades: upgrades.toSpliced(index, 1, upgrade) };
}

/** Asks which share of the first level's customers moves to each level above it. */
async function askShares(settings: Settings, index: number): Promise<Settings> {
  const [first = '', ...higher] = Object.keys(settings.tiers);
  let answered = settings;
  for (const [place, level] of higher.entries()) {
    const later = higher.slice(place + 1);
    answered = await ask(answered, {
      path: ['upgrades', index, 'shares', level],
      message: `Percent of ${first} customers who move to ${level} in month ${answered.upgrades[index]?.month}`,
      answer: share,
      // Shares that are still to be asked do not count yet, or one could not be raised before another is lowered.
      within: (settingsThen) =>
        later.reduce((kept, other) => withValue(kept, ['upgrades', index, 'shares', other], undefined), settingsThen),
    });
  }
  return answered;
}

const askEachUpgrade = askList({
  name: ({ upgrades }, index) => upgrades[index]?.month.toString(),
  nameQuestion: (number) => `Month of move ${number} to higher levels (empty removes it)`,
  moreQuestion: 'Month of one more move to higher levels (Enter: no more)',
  withName: withUpgradeIn,
  fault: (settings, index, month) =>
    month === '' ? undefined : faultAt(withUpgradeIn(settings, index, month), ['upgrades', index, 'month']),
  askRest: askShares,
  most: Number.POSITIVE_INFINITY,
});

/** With one level, there is none to move to. */
export const askUpgrades = async (settings: Settings): Promise<Settings> =>
  Object.keys(settings.tiers).length === 1 ? settings : askEachUpgrade(settings);
