import { referralStepTenths } from '../model/inputs.ts';
import type { CalculatorTexts } from '../content/calculator-data.ts';
import type { Inputs } from '../model/projection.ts';

interface FieldSettings {
  readonly label: keyof CalculatorTexts;
  /** Step of the buttons and arrow keys, in the input's unit. */
  readonly stepBy: number;
}

/** Each field's label and step. */
export const fieldSettings: Readonly<Record<keyof Inputs, FieldSettings>> = {
  partnersAtStart: { label: 'boostPartnersFirstMonth', stepBy: 1 },
  newLevel1PartnersPerMonth: { label: 'newBoostPartnersMonthly', stepBy: 1 },
  cancellation: { label: 'cancellationRate', stepBy: 1 },
  referralsTenths: { label: 'referralRate', stepBy: referralStepTenths },
  conversion: { label: 'conversion', stepBy: 1 },
};
