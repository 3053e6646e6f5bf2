import type { CalculatorTexts } from '../content/calculator-data.ts';
import { inputRules } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { NumberField } from './NumberField.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

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
  // Half a partner.
  referralsTenths: { label: 'referralRate', stepBy: 5 },
  conversion: { label: 'conversion', stepBy: 1 },
};

/** The field of one of the calculator's inputs. */
export function InputField({ name }: { readonly name: keyof Inputs }) {
  const { t, store } = useCalculator();
  const field = useCalculatorState(({ fields }) => fields[name]);
  const { label, stepBy } = fieldSettings[name];
  return (
    <NumberField
      name={name}
      label={t(label)}
      rule={inputRules[name]}
      stepBy={stepBy}
      field={field}
      dispatch={(event) => store.getState().change(name, event)}
    />
  );
}
