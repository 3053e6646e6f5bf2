import {
  longestHorizon,
  longestTierName,
  largestPriceCents,
  mostReferrals,
  mostTiers,
} from '../../config/check-plan.ts';
import { maximumInput } from '../../config/inputs.ts';
import { longestProduct, longestWhatIsSold } from '../../config/site-from-environment.ts';
import type { UnusableValueError } from '../../config/unusable-value-error.ts';
import { writtenAmount } from './amount.ts';
import type { Settings } from './settings.ts';

const from = (smallest: number | string, largest: number | string) => `from ${smallest} to ${largest}`;
const percent = `The percentage has to be a whole number ${from(0, 100)}.`;

/** What an answer has to be, by the setting whose value is refused: the sentences for whoever never saw its name. */
const sentences: readonly (readonly [RegExp, (settings: Settings, fault: UnusableValueError) => string])[] = [
  [/^product$/, () => `The name has to have 1 to ${longestProduct} characters.`],
  [/^accent$/, () => 'The colour has to be a code of six digits and letters, such as #0a5a39.'],
  [/^logo\./, (_, { rule }) => `The logo ${rule}.`],
  [
    /^origin$/,
    () => 'The address has to be https:// and a name, with nothing after it: https://calculator.example.com',
  ],
  [
    /^signupOrigin$/,
    () => 'The address has to be https:// and a name, with nothing after it: https://join.example.com',
  ],
  [
    /^legal\./,
    () =>
      'The address has to be a full one that starts with https://. The only thing in braces can be {language}, for the visitor’s language: https://example.com/{language}/legal',
  ],
  [/^videos\b/, () => 'The video has to be on YouTube: copy its address from there: https://youtu.be/ and its id'],
  [
    /^videoDates\b/,
    () => 'The date has to be a day such as 2024-03-12 or 12.3.2024. 03/04/2024 could be two: write it as 2024-04-03.',
  ],
  [/^whatIsSold\./, () => `The words can have at most ${longestWhatIsSold} characters.`],
  [/^currency$/, () => 'The currency has to be three letters, such as EUR or USD.'],
  [
    /^tiers$/,
    () =>
      `There can be one to ${mostTiers} levels. A name has at most ${longestTierName} characters, and is not a number.`,
  ],
  [
    /\.priceCents$/,
    ({ currency }) => {
      const [least, most] = [1, largestPriceCents].map((cents) => writtenAmount(cents, currency));
      return `The price has to be an amount of ${currency} ${from(least!, most!)}, such as 49 or 49.90.`;
    },
  ],
  [/Commission$/, () => percent],
  [
    /^upgrades\[\d+\]\.month$/,
    ({ horizonMonths }) => `The month has to be a whole number ${from(2, horizonMonths)}, which is the last month.`,
  ],
  [/^upgrades\[\d+\]\.shares$/, () => 'Of one month’s customers, at most 100 percent can move in all.'],
  [/^upgrades/, () => percent],
  [/^horizonMonths$/, () => `The months have to be a whole number ${from(2, longestHorizon)}.`],
  [/^level2PartnersPerLevel1Partner$/, () => `The number has to be a whole one ${from(0, mostReferrals)}.`],
  [
    /^cautious\.referrals$/,
    ({ level2PartnersPerLevel1Partner: planned }) =>
      `The number has to be ${from(0, planned)}, which is what the calculation assumes, with at most one decimal.`,
  ],
  [/^cautious/, () => percent],
  [/^(partnersAtStart|newLevel1PartnersPerMonth)$/, () => `The number has to be a whole one ${from(0, maximumInput)}.`],
  [/^ownSubscription$/, () => 'The own subscription has to be one of the levels, or none.'],
];

/** Why a value is refused, in the words of its question. @throws Error if there are no words for it */
export function refusal(fault: UnusableValueError, settings: Settings): string {
  const [, sentence] = sentences.find(([setting]) => setting.test(fault.value)) ?? [];
  if (sentence === undefined) throw new Error(`No sentence for ${fault.value}.`);
  return sentence(settings, fault);
}
