import type { CalculatorTexts } from '../content/calculator-data.ts';
import type { Inputs } from '../model/projection.ts';

/** The key of each input's label, in the order on screen. */
export const labelKeys: Readonly<Record<keyof Inputs, keyof CalculatorTexts>> = {
  partnersAtStart: 'boostPartnersFirstMonth',
  newLevel1PartnersPerMonth: 'newBoostPartnersMonthly',
  conversion: 'conversion',
  cancellation: 'cancellationRate',
  referralsTenths: 'referralRate',
};
