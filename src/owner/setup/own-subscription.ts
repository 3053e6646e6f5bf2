import { select } from '@inquirer/prompts';
import { price } from './answers.ts';
import type { Settings } from './settings.ts';

/** Asks for the licence level of a partner's own subscription, or for none. Enter keeps what is set. */
export async function askOwnSubscription(settings: Settings): Promise<Settings> {
  const { currency, tiers } = settings;
  const ownSubscription = await select({
    message: 'Level of a partner’s own subscription, which the page takes off the last month’s amount',
    default: settings.ownSubscription,
    choices: [
      ...Object.entries(tiers).map(([name, { priceCents }]) => ({
        name,
        value: name,
        description: `Takes off ${currency} ${price.write(priceCents)}.`,
      })),
      { name: 'None of them', value: '', description: 'Leaves that line out.' },
    ],
  });
  return { ...settings, ownSubscription };
}
