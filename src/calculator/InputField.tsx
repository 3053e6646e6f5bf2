import { inputRules } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { fieldSettings } from './field-settings.ts';
import { NumberField } from './NumberField.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

interface Props {
  readonly name: keyof Inputs;
  /** Id of the element that shows the label, if it stands elsewhere. */
  readonly labelledBy?: string;
}

/** The field of one of the calculator's inputs. */
export function InputField({ name, labelledBy }: Props) {
  const { t, store } = useCalculator();
  const field = useCalculatorState(({ fields }) => fields[name]);
  const { label, stepBy } = fieldSettings[name];
  return (
    <NumberField
      name={name}
      label={t(label)}
      labelledBy={labelledBy}
      rule={inputRules[name]}
      stepBy={stepBy}
      field={field}
      dispatch={(event) => store.getState().change(name, event)}
    />
  );
}
