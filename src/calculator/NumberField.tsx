import type { SyntheticEvent } from 'react';
import { isAtEnd, type NumberRule } from '../model/inputs.ts';
import { fieldText, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { maxTextLength } from '../model/typed-number.ts';
import { arrowDirection, textEvent, filterInsertion } from '../early/typing.ts';
import styles from './NumberField.module.css';
import { RepeatButton } from './RepeatButton.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

interface Props {
  /** The input's `id`, and the early script's name for it. */
  readonly name: string;
  readonly label: string;
  readonly rule: NumberRule;
  readonly field: NumberFieldState;
  readonly dispatch: (event: FieldEvent) => void;
}

/** A number field with its label above it and buttons at its sides. What does not fit is not taken. */
export function NumberField({ name, label, rule, field, dispatch }: Props) {
  const { t } = useCalculator();
  // Its words are hidden text: with an `aria-label`, three elements would have the field's label in their names.
  const button = (direction: 1 | -1, action: 'increase' | 'decrease', sign: string) => (
    <RepeatButton
      name={name}
      value={direction}
      className="needs-script"
      aria-disabled={isAtEnd(field.value, direction, rule)}
      onPress={() => dispatch({ type: 'step', direction })}
    >
      <span className="visually-hidden">{t(action, { label })}</span>
      <span aria-hidden="true">{sign}</span>
    </RepeatButton>
  );
  const handleInput = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    dispatch(textEvent(currentTarget, nativeEvent as InputEvent));
  // A native listener: React's `onBeforeInput` is a different event.
  const filterInput = (input: HTMLInputElement) => {
    const listener = (event: InputEvent) => filterInsertion(event, rule);
    input.addEventListener('beforeinput', listener);
    return () => input.removeEventListener('beforeinput', listener);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <div className={styles['control']}>
        {/* An en dash: many phone fonts lack the minus sign, and the search for a fallback font delays the first paint. */}
        {button(-1, 'decrease', '–')}
        <input
          type="text"
          id={name}
          maxLength={maxTextLength(rule)}
          enterKeyHint="done"
          inputMode="numeric"
          readOnly={!useIsHydrated()}
          value={fieldText(field)}
          ref={filterInput}
          onKeyDown={(event) => {
            const direction = arrowDirection(event.nativeEvent);
            if (!direction) return;
            event.preventDefault();
            dispatch({ type: 'step', direction });
          }}
          onInput={handleInput}
          // React calls this for `input`, too. Some tools send `change` alone.
          onChange={(event) => {
            if (event.nativeEvent.type === 'change') handleInput(event);
          }}
          onCompositionEnd={handleInput}
          onBlur={() => dispatch({ type: 'blur' })}
        />
        {button(1, 'increase', '+')}
      </div>
    </div>
  );
}
