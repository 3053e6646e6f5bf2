import { useId } from 'react';
import type { Inputs } from '../../model/projection.ts';
import { formatTyped } from '../../model/whole-number.ts';
import styles from './NumberField.module.css';
import { useTranslation } from './Translation.tsx';

interface Props {
  /** The input that the field is for. */
  readonly name: keyof Inputs;
  readonly value: number;
  readonly label: string;
  readonly hint: string;
}

/**
 * A whole number from 0 to 99,999 with a minus and a plus button. The page's script listens to the field
 * and the buttons, before React arrives and after; React leaves the field's text alone. There is no
 * `maxlength`: it would cut `12 345` to `1234` before the space can be dropped.
 */
export function NumberField({ name, value, label, hint }: Props) {
  const t = useTranslation();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles['hint']} suppressHydrationWarning>
        {hint}
      </p>
      <div className={styles['control']}>
        {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
        <button
          type="button"
          data-input={name}
          data-step={-1}
          aria-label={t('decrease', { label })}
          suppressHydrationWarning
        >
          –
        </button>
        <input
          id={id}
          data-input={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          aria-describedby={`${id}-hint`}
          defaultValue={formatTyped(value)}
        />
        <button
          type="button"
          data-input={name}
          data-step={1}
          aria-label={t('increase', { label })}
          suppressHydrationWarning
        >
          +
        </button>
      </div>
    </div>
  );
}
