import { confirm } from '@inquirer/prompts';
import { z } from 'astro/zod';
import { percent, tier, whole } from '../../config/setting-types.ts';
import type { Settings } from '../../config/shape.ts';
import { faultsAt, type Item, type Values } from './item.ts';
import { ask, pick } from './questions.ts';

type Tier = Settings['tiers'][string];
type Upgrade = Settings['upgrades'][number];

/** What is wrong with an answer to a question of its own, as a sentence. */
const faultIn = (label: string, schema: z.ZodType) => (text: string) => {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  return issue && `${label} ${issue.message}.`;
};

/** Asks for a number. @returns it as it is meant */
async function askNumber(label: string, help: string, present: unknown, schema: z.ZodType): Promise<number> {
  const typed = await ask({ label, help, present: `${(present as string) ?? ''}`, faultOf: faultIn(label, schema) });
  return schema.parse(typed) as number;
}

/** Whether an entry of a list is to be changed or taken out. */
const isKept = async (name: string) => (await pick(name, '', ['Change', 'Remove'] as const, 'Change')) === 'Change';

/** A price that may stand in the file as people write it. */
const priceOf = ({ price }: Tier) => tier.shape.price.safeParse(price).data ?? 0;

/** What is asked of a plan besides its name. */
const parts = {
  price: 'Price',
  level1Commission: 'Level 1 percentage',
  level2Commission: 'Level 2 percentage',
} as const;

/** Asks for a plan's name, price and percentages one after another. @param others the names that are taken */
async function askTier(name: string, present: Partial<Tier>, others: readonly string[]): Promise<[string, Tier]> {
  const isTaken = (text: string) => others.some((other) => other.toLowerCase() === text.toLowerCase());
  const answered = await ask({
    label: 'Name of the plan',
    help: 'At most 24 characters.',
    present: name,
    faultOf: (text) => {
      if (text === '') return 'A plan has a name.';
      if (/^\d+$/.test(text) || text.length > 24) return 'A name has at most 24 characters, and is no number.';
      return isTaken(text) ? `There is a plan ${text} already: no two have one name.` : undefined;
    },
  });
  for (const rates = { ...present } as Tier; ;) {
    for (const [part, label] of Object.entries(parts) as [keyof Tier, string][])
      rates[part] = await askNumber(label, tier.shape[part].description!, rates[part], tier.shape[part]);
    const total = rates.level1Commission + rates.level2Commission;
    const message = `Commission of ${total} % is more than the price. Is that right?`;
    if (total <= 100 || (await confirm({ message, default: false }))) return [answered, rates];
  }
}

/** Menu items of the plans: one for each, cheapest first, and one that adds another. */
export function tierItems(settings: Values): Item[] {
  const tiers = Object.entries((settings['tiers'] ?? {}) as Settings['tiers']);
  const upgrades = (settings['upgrades'] ?? []) as Upgrade[];
  const without = (name: string) => tiers.filter(([other]) => other !== name);
  /** What refers to the plan by its name goes on doing so. */
  async function changed(name: string, present: Partial<Tier>): Promise<Values> {
    const others = without(name);
    const taken = others.map(([other]) => other);
    const asked = await askTier(name, present, taken);
    const named = (text: unknown) => (text === name && name !== '' ? asked[0] : text);
    return {
      ...settings,
      tiers: Object.fromEntries([...others, asked].toSorted(([, one], [, other]) => priceOf(one) - priceOf(other))),
      upgrades: upgrades.map((move) => ({ ...move, tier: named(move.tier) })),
      ownSubscription: named(settings['ownSubscription']),
    };
  }
  /** Nobody moves to a plan that is gone, or has it. */
  const removed = (name: string): Values => ({
    ...settings,
    tiers: Object.fromEntries(without(name)),
    upgrades: upgrades.filter((move) => move.tier !== name),
    ownSubscription: settings['ownSubscription'] === name ? '' : settings['ownSubscription'],
  });
  const faults = faultsAt(settings, 'tiers');
  const items = tiers.map(([name, present]) => ({
    label: `Plan ${name}`,
    help: 'Its name, its price, and the percentages that level 1 and level 2 earn.',
    present: `${present.price}, ${present.level1Commission} %, ${present.level2Commission} %`,
    fault: faults.find((fault) => fault.includes(name)),
    ask: async () => ((await isKept(name)) ? changed(name, present) : removed(name)),
  }));
  const add = { label: 'Add a plan', help: 'One to four plans.', present: '', ask: () => changed('', {}) };
  return tiers.length < 4 ? [...items, add] : items;
}

/** Menu items of the upgrades: one for each, by month, and one that adds another. */
export function upgradeItems(settings: Values): Item[] {
  const upgrades = (settings['upgrades'] ?? []) as Upgrade[];
  const [, ...higher] = Object.keys((settings['tiers'] ?? {}) as object);
  const months = Number(settings['horizonMonths']) || 120;
  const withUpgrade = async (present: Partial<Upgrade>): Promise<Values> => {
    const month = await askNumber('Month', 'The month in which they move up.', present.month, whole(2, months));
    const tier = await pick('Plan', 'The plan they move to.', higher, present.tier);
    const help = 'How many percent of the first plan’s customers.';
    const moved = { month, tier, percent: await askNumber('Percentage', help, present.percent, percent) };
    const others = upgrades.filter((one) => one !== present && !(one.month === month && one.tier === tier));
    return { ...settings, upgrades: [...others, moved].toSorted((one, other) => one.month - other.month) };
  };
  const items = upgrades.map((upgrade, index) => ({
    label: `Month ${upgrade.month}: to ${upgrade.tier}`,
    help: 'The month, the plan, and how many percent of the first plan’s customers move to it.',
    present: `${upgrade.percent} %`,
    fault: faultsAt(settings, `upgrades[${index}]`)[0],
    ask: async () =>
      (await isKept(`Month ${upgrade.month}: to ${upgrade.tier}`))
        ? withUpgrade(upgrade)
        : { ...settings, upgrades: upgrades.filter((one) => one !== upgrade) },
  }));
  const add = { label: 'Add an upgrade', help: 'Nobody moves up without.', present: '', ask: () => withUpgrade({}) };
  return higher.length > 0 ? [...items, add] : items;
}
