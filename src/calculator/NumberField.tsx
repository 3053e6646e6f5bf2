import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { NumberRule } from '../model/inputs.ts';
import { fieldText, type FieldEvent, type NumberField as Field } from '../model/number-field.ts';
import { hasModifier } from '../page/page-events.ts';
import { enteredInput, refusedInput } from '../page/typing.ts';
import { holdDelay, holdInterval } from '../state/waiting-times.ts';
import { boundsOf } from './field-texts.ts';
import styles from './NumberField.module.css';
import { useCalculator } from './use-calculator.ts';

/** A button that acts at each press, and again and again while a pointer holds it. */
function RepeatButton({ act, ...attributes }: ComponentProps<'button'> & { readonly act: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function repeat(): void {
    // A window without the focus may get no `pointerup`.
    if (!document.hasFocus()) return;
    hasRepeated.current = true;
    act();
    timer.current = setTimeout(repeat, holdInterval);
  }
  const handlers: ComponentProps<'button'> = {
    onPointerDown: ({ button }) => {
      end();
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, holdDelay);
    },
    // Ignores a click that the early script has handled, or that ends a hold. A key's click has a `detail` of 0.
    onClick: (event) => event.defaultPrevented || (hasRepeated.current && event.detail > 0) || act(),
  };
  const ends = { onPointerUp: end, onPointerCancel: end, onPointerOut: end };
  return <button type="button" {...attributes} {...handlers} {...ends} />;
}

interface Props {
  /** By which the early script knows it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rule: NumberRule;
  /** In the number's own unit. */
  readonly stepBy: number;
  readonly field: Field;
  readonly dispatch: (event: FieldEvent) => void;
}

/** A number from 0 to its maximum, with minus and plus. A `maxlength` would cut a pasted `12 345` at its space. */
export function NumberField({ name, label, hint, rule, stepBy, field, dispatch }: Props) {
  const calculator = useCalculator();
  const step = (direction: number) => dispatch({ type: 'step', by: direction * stepBy });
  const button = (direction: 1 | -1, text: 'increase' | 'decrease') => ({
    name,
    value: direction * stepBy,
    'aria-label': calculator.t(text, { label }),
    act: () => step(direction),
    'aria-disabled': field.value === (direction < 0 ? 0 : rule.maximum),
  });
  const take = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    dispatch(enteredInput(currentTarget, nativeEvent as InputEvent));
  const element = useRef<HTMLInputElement>(null);
  const refuse = useEffectEvent((event: InputEvent) => {
    const refused = refusedInput(event, rule);
    if (refused) dispatch(refused);
  });
  // React's own `onBeforeInput` is another event. Before the early script ends, so that no character is missed.
  useLayoutEffect(() => {
    const field = element.current!;
    const listener = (event: InputEvent) => refuse(event);
    field.addEventListener('beforeinput', listener);
    return () => field.removeEventListener('beforeinput', listener);
  }, []);
  const input: ComponentProps<'input'> = {
    value: fieldText(field, rule, calculator.count),
    onFocus: ({ currentTarget }) => {
      if (field.isEdited) return;
      // Rendered before it is selected, since the focus changes how the number is written.
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
        {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
        <RepeatButton {...button(-1, 'decrease')}>–</RepeatButton>
        <input
          {...{ id: name, placeholder: '0', autoComplete: 'off', enterKeyHint: 'done' }}
          inputMode={rule.decimals ? 'decimal' : 'numeric'}
          aria-describedby={`${hint ? `${name}-hint ` : ''}${name}-bounds`}
          {...input}
          ref={element}
          onInput={take}
          // React calls this for `input`, too. Some tools send `change` alone.
          onChange={(event) => {
            if (event.nativeEvent.type === 'change') take(event);
          }}
          onCompositionEnd={take}
        />
        <RepeatButton {...button(1, 'increase')}>+</RepeatButton>
      </div>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      <p id={`${name}-bounds`} hidden={!field.isBounded}>
        {boundsOf(rule, calculator)}
      </p>
    </div>
  );
}
