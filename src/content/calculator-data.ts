import type { TextKey } from './dictionary.ts';

/** The texts of the calculator. */
// prettier-ignore
export const calculatorTextKeys = [
  'parameterSettings', 'parametersDescription', 'boostPartnersFirstMonth', 'newBoostPartnersMonthly', 'decrease',
  'increase', 'labelledNumber', 'monthAlone', 'nonBindingNote', 'beforeTaxes', 'thisExample', 'anotherExample',
  'afterOwnPlan', 'assumptions', 'conversion', 'cancellationRate', 'referralRate', 'calculateWith', 'partnersBroughtIn',
  'subscriptions', 'assumptionsNote', 'monthlyRevenue', 'revenueDescription', 'chooseMonth', 'monthNumber',
  'level1Subscriptions', 'level2Subscriptions', 'movesToOtherTiers', 'totalRevenue', 'disclaimer', 'disclaimerText',
  'registerNow', 'registrationNote', 'linkCode', 'share', 'loading', 'notLoaded', 'calculationBasis',
  'calculationExplanation', 'revenueByTier', 'licenceLevel', 'pricePerMonth', 'vatNote', 'goalSeek', 'amountPerMonth',
  'newPartnersPerMonth', 'notReached', 'goalSeekNote', 'calculateWithThis', 'monthOverview', 'month', 'level1', 'level2',
  'newPartners', 'referrals', 'newSubscriptions', 'cancelled', 'cancelledSubscriptions', 'totalActiveSubscriptions',
] as const satisfies readonly TextKey[];

export type CalculatorTexts = Readonly<Record<(typeof calculatorTextKeys)[number], string>>;

/** Data that a page passes to the calculator: texts and settings. */
export interface CalculatorData {
  readonly texts: CalculatorTexts;
  /** The rules of the calculation, a sentence or two each, with placeholders for the assumptions. */
  readonly calculationRules: readonly string[];
  /** Code of the page's language, as the registration service expects it. */
  readonly languageCode: string;
  /** The owner's income disclosure, if there is one. */
  readonly incomeDisclosure: { readonly label: string; readonly address: string } | undefined;
  /** Path of the page. */
  readonly path: string;
}
