import { useShallow } from 'zustand/react/shallow';
import { cautiousAssumptions, inputRules, isAssumption } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { toDisplayed } from '../model/typed-number.ts';
import { fieldOf } from '../state/store.ts';
import { fieldSettings } from './field-settings.ts';
import { NumberField } from './NumberField.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** The field of one of the calculator's inputs. */
export function InputField({ name }: { readonly name: keyof Inputs }) {
  const { t, count, store } = useCalculator();
  const field = useCalculatorState(useShallow((state) => fieldOf(state, name)));
  const { label, stepBy } = fieldSettings[name];
  const rule = inputRules[name];
  const said = (which: 'optimistic' | 'lessOptimistic', number: number) =>
    t('labelledNumber', { label: t(which), count: count(toDisplayed(number, rule)) });
  return (
    <NumberField
      name={name}
      label={t(label)}
      hint={
        isAssumption(name)
          ? `${said('optimistic', rule.default)} · ${said('lessOptimistic', cautiousAssumptions[name])}`
          : undefined
      }
      rule={rule}
      stepBy={stepBy}
      field={field}
      dispatch={(event) => store.getState().change(name, event)}
    />
  );
}
