import { useEffect, useLayoutEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { NumberRule } from '../model/inputs.ts';
import { fieldText, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { hasModifier } from '../page/page-events.ts';
import { longestText } from '../model/typed-number.ts';
import { entryOf, filterInsertion } from '../page/typing.ts';
import { repeatDelay, repeatInterval } from '../state/delays.ts';
import styles from './NumberField.module.css';
import { useCalculator } from './use-calculator.ts';

/** A button that repeats its action while it is held down with a pointer. */
function RepeatButton({ onPress, ...attributes }: ComponentProps<'button'> & { readonly onPress: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function repeat(): void {
    // Without focus, `pointerup` may never arrive.
    if (!document.hasFocus()) return;
    hasRepeated.current = true;
    onPress();
    timer.current = setTimeout(repeat, repeatInterval);
  }
  const handlers: ComponentProps<'button'> = {
    onPointerDown: ({ button }) => {
      stop();
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, repeatDelay);
    },
    // Ignores clicks that the early script handled or that end a hold. Keyboard clicks have a `detail` of 0.
    onClick: (event) => {
      const endsHold = hasRepeated.current && event.detail > 0;
      if (!event.defaultPrevented && !endsHold) onPress();
    },
  };
  const stopHandlers = { onPointerUp: stop, onPointerCancel: stop, onPointerOut: stop };
  return <button type="button" {...attributes} {...handlers} {...stopHandlers} />;
}

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
  const element = useRef<HTMLInputElement>(null);
  // A native listener: React's `onBeforeInput` is a different event. A layout effect adds it before
  // `CalculatorProvider` ends the early script, so that no character is missed.
  useLayoutEffect(() => {
    const field = element.current!;
    const listener = (event: InputEvent) => filterInsertion(event, rule);
    field.addEventListener('beforeinput', listener);
    return () => field.removeEventListener('beforeinput', listener);
  }, [rule]);
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
          ref={element}
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
