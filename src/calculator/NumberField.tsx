import type { ComponentProps, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { NumberRule } from '../model/inputs.ts';
import { fieldText, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { hasModifier } from '../client/page-events.ts';
import { longestText } from '../model/typed-number.ts';
import { entryOf, filterInsertion } from '../client/typing.ts';
import styles from './NumberField.module.css';
import { RepeatButton } from './RepeatButton.tsx';
import { useCalculator } from './use-calculator.ts';

/** The percent sign, at the side of the number where the page's language writes it. */
function PercentSign() {
  const [before = '', behind = ''] = useCalculator().percent(5).split('5');
  return (
    <span className={styles['sign']} data-first={before !== '' || undefined} aria-hidden="true">
      {(before + behind).trim()}
    </span>
  );
}

interface Props {
  /** The input's `id`, by which the early script finds it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rule: NumberRule;
  /** In the unit of `field.value`. */
  readonly stepBy: number;
  readonly field: NumberFieldState;
  readonly dispatch: (event: FieldEvent) => void;
}

/** A number field with step buttons. What does not fit is not taken. */
export function NumberField({ name, label, hint, rule, stepBy, field, dispatch }: Props) {
  const calculator = useCalculator();
  const step = (direction: number) => dispatch({ type: 'step', by: direction * stepBy });
  const buttonProps = (direction: 1 | -1, text: 'increase' | 'decrease') => ({
    name,
    value: direction * stepBy,
    'aria-label': calculator.t(text, { label }),
    onPress: () => step(direction),
    'aria-disabled': field.value === (direction < 0 ? 0 : rule.maximum),
  });
  const handleInput = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    dispatch(entryOf(currentTarget, nativeEvent as InputEvent));
  // A native listener: React's `onBeforeInput` is a different event.
  const filterInput = (input: HTMLInputElement) => {
    const listener = (event: InputEvent) => filterInsertion(event, rule);
    input.addEventListener('beforeinput', listener);
    return () => input.removeEventListener('beforeinput', listener);
  };
  const input: ComponentProps<'input'> = {
    value: fieldText(field, rule, calculator),
    onFocus: ({ currentTarget }) => {
      if (field.isEdited) return;
      // Render first: focus removes thousands separators, and the new text must be selected.
      flushSync(() => dispatch({ type: 'focus' }));
      currentTarget.select();
    },
    onKeyDown: (event) => {
      const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!direction || hasModifier(event) || event.nativeEvent.isComposing) return;
      event.preventDefault();
      step(direction);
    },
    onBlur: () => dispatch({ type: 'blur' }),
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
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
          aria-describedby={hint && `${name}-hint`}
          {...input}
          ref={filterInput}
          onInput={handleInput}
          // React calls this for `input`, too. Some tools send `change` alone.
          onChange={(event) => {
            if (event.nativeEvent.type === 'change') handleInput(event);
          }}
          onCompositionEnd={handleInput}
        />
        {rule.isPercent && <PercentSign />}
        <RepeatButton {...buttonProps(1, 'increase')}>+</RepeatButton>
      </div>
      {hint && (
        <p id={`${name}-hint`} className="note">
          {hint}
        </p>
      )}
    </div>
  );
}
