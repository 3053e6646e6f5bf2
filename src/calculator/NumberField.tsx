import { inputRules } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { shownNumber } from '../model/typed-number.ts';
import { fieldTexts } from './field-texts.ts';
import styles from './NumberField.module.css';
import { Part } from './Part.tsx';
import { StepButton } from './StepButton.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';
import { useNumberField } from './use-number-field.ts';

/**
 * A number from 0 to its input's maximum with a minus and a plus button. There is no `maxlength`: it would cut a pasted
 * `12 345` before its space can be dropped. What is said of the bounds stands where the hint does, so that nothing moves
 * when it is shown.
 */
function Field({ name }: { readonly name: keyof Inputs }) {
  const { t, count } = useCalculator();
  const { label: labelKey, hint, stepBy } = fieldTexts[name];
  const rule = inputRules[name];
  const label = t(labelKey);
  const field = useNumberField(name);
  const isBounded = useCalculatorState(({ bounded, isLive }) => isLive && bounded === name);
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <div>
        <div className={styles['control']}>
          {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
          <StepButton name={name} by={-stepBy} label={t('decrease', { label })} sign="–" />
          <input
            {...field}
            id={name}
            type="text"
            inputMode={rule.decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            aria-describedby={`${name}-hint ${name}-bounds`}
          />
          <StepButton name={name} by={stepBy} label={t('increase', { label })} sign="+" />
        </div>
      </div>
      <p id={`${name}-hint`}>{t(hint, { planned: count(shownNumber(rule.default, rule)) })}</p>
      <p id={`${name}-bounds`} hidden={!isBounded}>
        {t(rule.decimals ? 'decimalBounds' : 'inputBounds', { maximum: count(shownNumber(rule.maximum, rule)) })}
      </p>
    </div>
  );
}

/** A number field, as a part of its own: beside fields, extensions put buttons. @param name the input that it is for */
export function NumberField({ name }: { readonly name: keyof Inputs }) {
  return (
    <Part>
      <Field name={name} />
    </Part>
  );
}
