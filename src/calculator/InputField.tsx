import { inputRules } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { fieldSettings } from './field-settings.ts';
import { NumberField } from './NumberField.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

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
