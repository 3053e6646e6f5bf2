import { inputRules } from '../../config/inputs.ts';
import type { Translate } from '../../content/translate.ts';
import type { Inputs } from '../../model/projection.ts';
import { formatTyped } from '../../model/whole-number.ts';
import styles from './NumberField.module.css';

interface Props {
  /** The input that the field is for. */
  readonly name: keyof Inputs;
  readonly label: string;
  readonly hint: string;
  readonly t: Translate;
}

/**
 * A whole number from 0 to 99,999 with a minus and a plus button, which the page's script listens to. There is no
 * `maxlength`: it would cut a pasted `12 345` before its space can be dropped.
 */
export function NumberField({ name, label, hint, t }: Props) {
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <div className={styles['control']}>
        {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
        <button type="button" data-input={name} data-step={-1} aria-label={t('decrease', { label })}>
          –
        </button>
        <input
          id={name}
          data-input={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          aria-describedby={`${name}-hint`}
          defaultValue={formatTyped(inputRules[name].default)}
        />
        <button type="button" data-input={name} data-step={1} aria-label={t('increase', { label })}>
          +
        </button>
      </div>
      <p id={`${name}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}
