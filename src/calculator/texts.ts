import type { TextKey } from '../content/dictionary.ts';

/** The texts of what React brings. The page sends no others to the browser for scripts to use. */
export const calculatorTextKeys = [
  'monthOverview',
  'month',
  'level1',
  'level2',
  'subscriptions',
  'commission',
  'newPartners',
  'referrals',
  'newSubscriptions',
  'cancelled',
  'cancelledSubscriptions',
  'cautiousCase',
  'totalActiveSubscriptions',
  'totalRevenue',
  'workingTitle',
  'loading',
  'notLoaded',
  'copyLink',
  'linkCopied',
  'copyFailed',
] as const satisfies readonly TextKey[];

export type CalculatorTexts = Readonly<Record<(typeof calculatorTextKeys)[number], string>>;
