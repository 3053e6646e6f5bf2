import { writtenAmount } from './amount.ts';
import { back, choose, type Step } from './ask.ts';

/** Asks for the licence level of a partner's own subscription, or for none. Enter keeps what is set. */
export const askOwnSubscription: Step = async (settings, place) => {
  const choices = [
    ...Object.entries(settings.tiers).map(([name, { priceCents }]) => ({
      name,
      value: name,
      description: `Takes off ${writtenAmount(priceCents, settings.currency)}.`,
    })),
    { name: 'None of them', value: '', description: 'Leaves that line out.' },
  ];
  const message = 'Level of a partner’s own subscription, which the page takes off the chosen month’s amount';
  const ownSubscription = await choose(place, message, choices, settings.ownSubscription);
  return ownSubscription === back ? { settings, isBack: true } : { settings: { ...settings, ownSubscription } };
};
