import type { TextKey } from '../../content/dictionary.ts';

/** The texts that the calculator shows in the browser. The page hands these over and no others. */
export const calculatorTextKeys = [
  'parameterSettings',
  'parametersDescription',
  'boostPartnersFirstMonth',
  'newBoostPartnersMonthly',
  'startHint',
  'monthlyHint',
  'decrease',
  'increase',
  'projectionForMonth',
  'nonBindingNote',
  'monthlyRevenue',
  'revenueDescription',
  'monthNumber',
] as const satisfies readonly TextKey[];

export type CalculatorTexts = Readonly<Record<(typeof calculatorTextKeys)[number], string>>;
