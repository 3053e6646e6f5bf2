import { referralStepTenths } from '../config/inputs.ts';
import type { CalculatorTexts } from '../format/calculator-data.ts';
import type { Inputs } from '../model/projection.ts';

interface FieldTexts {
  readonly label: keyof CalculatorTexts;
  /** How far a press on minus or plus goes, in the input's own unit. */
  readonly stepBy: number;
}

/** What is said at each field, and how its buttons step. */
export const fieldTexts: Readonly<Record<keyof Inputs, FieldTexts>> = {
  partnersAtStart: { label: 'boostPartnersFirstMonth', stepBy: 1 },
  newLevel1PartnersPerMonth: { label: 'newBoostPartnersMonthly', stepBy: 1 },
  cancellation: { label: 'cancellationRate', stepBy: 1 },
  referralsTenths: { label: 'referralRate', stepBy: referralStepTenths },
  conversion: { label: 'conversion', stepBy: 1 },
};
