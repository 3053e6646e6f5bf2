import type { ReactNode } from 'react';
import type { Inputs } from '../model/projection.ts';
import type { FieldStore } from '../state/field-store.ts';
import { boundsOf } from './bounds.ts';
import { fieldTexts } from './field-texts.ts';
import styles from './NumberField.module.css';
import { Part } from './Part.tsx';
import { StepButton } from './StepButton.tsx';
import { useCalculator, useIsLive, useStoreState } from './use-calculator.ts';
import { useNumberField } from './use-number-field.ts';

interface Props<Name extends string> {
  /** Holds the number: the calculator's store, or one of the field's own. */
  readonly store: FieldStore<Name>;
  readonly name: Name;
  readonly label: string;
  readonly hint: ReactNode;
  /** How far a press on minus or plus goes, in the number's own unit. */
  readonly stepBy: number;
}

/**
 * A number from 0 to its maximum with a minus and a plus button. There is no `maxlength`: it would cut a pasted
 * `12 345` before its space can be dropped. What is said of the bounds stands where the hint does, so that nothing moves
 * when it is shown.
 */
export function Field<Name extends string>({ store, name, label, hint, stepBy }: Props<Name>) {
  const { t } = useCalculator();
  const field = useNumberField(store, name, stepBy);
  const isLive = useIsLive();
  const isBounded = useStoreState(store, ({ bounded }) => isLive && bounded === name);
  const rule = store.rules[name];
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <div>
        <div className={styles['control']}>
          {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
          <StepButton store={store} name={name} by={-stepBy} label={t('decrease', { label })} sign="–" />
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
          <StepButton store={store} name={name} by={stepBy} label={t('increase', { label })} sign="+" />
        </div>
      </div>
      <p id={`${name}-hint`}>{hint}</p>
      <p id={`${name}-bounds`} hidden={!isBounded}>
        {boundsOf(store, name, t)}
      </p>
    </div>
  );
}

/** The field of an input, as a part of its own: beside fields, extensions put buttons. */
export function NumberField({ name }: { readonly name: keyof Inputs }) {
  const { t, store } = useCalculator();
  const { label, hint, stepBy } = fieldTexts[name];
  return (
    <Part>
      <Field
        store={store}
        name={name}
        label={t(label)}
        hint={t(hint, { planned: store.written(name, store.rules[name].default) })}
        stepBy={stepBy}
      />
    </Part>
  );
}
