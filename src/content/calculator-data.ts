import type { TextKey } from './dictionary.ts';
import type { NumberSamples } from '../format/number-formats.ts';

/** The texts of the calculator. */
// prettier-ignore
export const calculatorTextKeys = [
  'parameterSettings', 'parametersDescription', 'partnersByMonth', 'boostPartnersFirstMonth',
  'newBoostPartnersMonthly', 'goalSeek', 'assumptions', 'changeAssumptions', 'done', 'reset', 'optimistic',
  'lessOptimistic', 'ownAssumptions', 'cancellationRate', 'referralRate', 'conversion', 'decrease', 'increase',
  'inputBounds', 'decimalBounds', 'labelledNumber', 'resultAnnouncement', 'nonBindingNote', 'lossNote',
  'registerNow', 'opensInNewTab', 'registrationNote', 'share', 'monthlyRevenue', 'revenueDescription',
  'chooseMonth', 'monthNumber', 'playMonths', 'stopPlaying', 'monthOverview', 'month', 'level1', 'level2',
  'subscriptions', 'newPartners', 'referrals', 'newSubscriptions', 'cancelled', 'cancelledSubscriptions',
  'totalActiveSubscriptions', 'totalRevenue', 'breakdownTitle', 'tierBreakdown',
  'movesToOtherTiers', 'calculationBasis', 'loading', 'notLoaded', 'monthAlone', 'ownPartners',
  'partnersOfPartners', 'activeSubscriptions', 'leftAfterOwn', 'subscribedOf', 'withSubscription',
  'withoutSubscription', 'peopleScale', 'amountPerMonth', 'amountHint', 'useOwnFee', 'newPartnersPerMonth',
  'notReached', 'calculateWithThis',
] as const satisfies readonly TextKey[];

export type CalculatorTexts = Readonly<Record<(typeof calculatorTextKeys)[number], string>>;

/** Data that a page passes to the calculator: texts, number samples and settings. */
export interface CalculatorData {
  readonly texts: CalculatorTexts;
  readonly numbers: NumberSamples;
  /** Code of the page's language, as the registration service expects it. */
  readonly languageCode: string;
  /** The owner's income disclosure, if there is one. */
  readonly disclosure: { readonly label: string; readonly address: string } | undefined;
  /** Path of the page. */
  readonly path: string;
}
