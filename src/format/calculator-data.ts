import type { TextKey } from '../content/dictionary.ts';
import type { NumberSamples } from '../format/number-formats.ts';

/** The texts of the calculator. */
// prettier-ignore
export const calculatorTextKeys = [
  'parameterSettings', 'parametersDescription', 'boostPartnersFirstMonth', 'newBoostPartnersMonthly',
  'goalSeek', 'changeAssumptions', 'optimistic', 'lessOptimistic', 'ownAssumptions', 'cancellationRate',
  'referralRate', 'conversion', 'decrease', 'increase', 'inputBounds', 'decimalBounds', 'labelledNumber',
  'resultAnnouncement', 'nonBindingNote', 'upgradesNote', 'lossNote', 'registerNow', 'opensInNewTab',
  'registrationNote', 'share', 'monthlyRevenue', 'revenueDescription', 'monthNumber', 'monthOverview', 'month',
  'level1', 'level2', 'subscriptions', 'newPartners', 'referrals', 'newSubscriptions',
  'cancelled', 'cancelledSubscriptions', 'totalActiveSubscriptions', 'totalRevenue', 'breakdownTitle',
  'loading', 'notLoaded', 'monthAlone', 'ownPartners',
  'partnersOfPartners', 'withoutSubscription', 'activeSubscriptions', 'leftAfterOwn',
  'chooseMonth', 'peopleScale', 'amountPerMonth', 'amountHint', 'useOwnFee', 'newPartnersPerMonth',
  'notReached', 'calculateWithThis',
  'assumedConversion', 'assumedCancellation', 'assumedReferrals', 'subscribedOf', 'withSubscription',
  'playMonths', 'stopPlaying',
] as const satisfies readonly TextKey[];

export type CalculatorTexts = Readonly<Record<(typeof calculatorTextKeys)[number], string>>;

/** What the calculator is given of a page: its words, how it writes numbers, and what an owner has set. */
export interface CalculatorData {
  readonly texts: CalculatorTexts;
  readonly numbers: NumberSamples;
  /** Code of the page's language, as the registration service expects it. */
  readonly languageCode: string;
  /** Scheme and host of the registration service. */
  readonly signupOrigin: string;
  /** The owner's income disclosure, if there is one. */
  readonly disclosure: { readonly label: string; readonly address: string } | undefined;
  /** Path of the page. */
  readonly path: string;
}

/** Id of the element behind the calculator that holds its data: the calculator is painted without it. */
export const dataId = 'calculator-data';
