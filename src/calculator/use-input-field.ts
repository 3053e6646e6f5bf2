import type { CalculatorTexts } from '../content/calculator-data.ts';
import { inputRules } from '../model/inputs.ts';
import type { FieldEvent } from '../model/number-field.ts';
import type { Inputs } from '../model/projection.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** The key of each input's label, in the order on screen. */
export const labelKeys: Readonly<Record<keyof Inputs, keyof CalculatorTexts>> = {
  partnersAtStart: 'boostPartnersFirstMonth',
  newLevel1PartnersPerMonth: 'newBoostPartnersMonthly',
  conversion: 'conversion',
  cancellation: 'cancellationRate',
  referralsTenths: 'referralRate',
};

/** What the field of one of the calculator's inputs is given. */
export function useInputField(name: keyof Inputs) {
  const { t, store } = useCalculator();
  return {
    name,
    label: t(labelKeys[name]),
    rule: inputRules[name],
    field: useCalculatorState(({ fields }) => fields[name]),
    dispatch: (event: FieldEvent) => store.getState().change(name, event),
  };
}
