import type { ReactNode, SyntheticEvent } from 'react';
import { isAtEnd, type NumberRule } from '../model/inputs.ts';
import { fieldText, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { longestText } from '../model/typed-number.ts';
import { arrowDirection, entryOf, filterInsertion } from '../client/typing.ts';
import { sizeOf } from '../state/markup.ts';
import styles from './NumberField.module.css';
import { RepeatButton } from './RepeatButton.tsx';
import { useCalculator } from './use-calculator.ts';

/** A field's label. @param name of the field */
export function FieldLabel({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <label id={`${name}-label`} htmlFor={name}>
      {children}
    </label>
  );
}

/** The percent sign, at the side of the number where the page's language writes it. It is heard with the label. */
function PercentSign({ id }: { readonly id: string }) {
  const text = useCalculator().percent(5);
  return (
    <span id={id} className={styles['sign']} data-first={text[0] !== '5' || undefined} aria-hidden="true">
      {text.replace('5', '').trim()}
    </span>
  );
}

interface Props {
  /** The input's `id`, by which its label finds it, and the early script's name for it. */
  readonly name: string;
  /** The label's text, for the names of the buttons. */
  readonly label: string;
  /** Id of an element that explains the field. */
  readonly hint?: string | undefined;
  readonly rule: NumberRule;
  readonly field: NumberFieldState;
  readonly dispatch: (event: FieldEvent) => void;
}

/** A number field with step buttons, whose label is a `FieldLabel` elsewhere. What does not fit is not taken. */
export function NumberField({ name, label, hint, rule, field, dispatch }: Props) {
  const calculator = useCalculator();
  const text = fieldText(field, rule, calculator);
  const buttonProps = (direction: 1 | -1, action: 'increase' | 'decrease') => ({
    name,
    value: direction,
    'aria-label': calculator.t(action, { label }),
    onPress: () => dispatch({ type: 'step', direction }),
    'aria-disabled': isAtEnd(field.value, direction, rule),
    className: 'needs-script',
  });
  const handleInput = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    dispatch(entryOf(currentTarget, nativeEvent as InputEvent));
  // A native listener: React's `onBeforeInput` is a different event.
  const filterInput = (input: HTMLInputElement) => {
    const listener = (event: InputEvent) => filterInsertion(event, rule);
    input.addEventListener('beforeinput', listener);
    return () => input.removeEventListener('beforeinput', listener);
  };
  return (
    <div className={styles['control']}>
      {/*
       * An en dash: many phone fonts lack the minus sign, and the search for a fallback font delays the first paint.
       */}
      <RepeatButton {...buttonProps(-1, 'decrease')}>–</RepeatButton>
      <input
        type="text"
        id={name}
        placeholder="0"
        maxLength={longestText(rule)}
        autoComplete="off"
        enterKeyHint="done"
        inputMode={rule.decimals ? 'decimal' : 'numeric'}
        aria-labelledby={rule.isPercent ? `${name}-label ${name}-sign` : undefined}
        aria-describedby={hint}
        value={text}
        size={sizeOf(text)}
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
        onBlur={() => dispatch({ type: 'leave' })}
      />
      {rule.isPercent && <PercentSign id={`${name}-sign`} />}
      <RepeatButton {...buttonProps(1, 'increase')}>+</RepeatButton>
    </div>
  );
}

/** A number field with its label, beside it or above it, and what explains it below. */
export function LabelledField({ explanation, ...field }: Omit<Props, 'hint'> & { readonly explanation?: string }) {
  const hint = explanation && `${field.name}-hint`;
  return (
    <div className={styles['field']}>
      <FieldLabel name={field.name}>{field.label}</FieldLabel>
      <NumberField {...field} hint={hint} />
      {explanation && (
        <p id={hint} className="note">
          {explanation}
        </p>
      )}
    </div>
  );
}
