import { inputRules, maximumInput } from '../../config/inputs.ts';
import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import type { Inputs } from '../../model/projection.ts';
import { formatTyped } from '../../model/whole-number.ts';
import styles from './NumberField.module.css';

interface Props {
  /** The input that the field is for. */
  readonly name: keyof Inputs;
  readonly label: string;
  readonly hint: string;
  readonly language: Language;
}

/**
 * A whole number from 0 to 99,999 with a minus and a plus button, which the page's script listens to. There is no
 * `maxlength`: it would cut a pasted `12 345` before its space can be dropped. What is said of the bounds stands where
 * the hint does, so that nothing moves when it is shown.
 */
export function NumberField({ name, label, hint, language }: Props) {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const number = inputRules[name].default;
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <div>
        <div className={styles['control']}>
          {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
          <button
            type="button"
            data-input={name}
            data-step={-1}
            aria-label={t('decrease', { label })}
            aria-disabled={number === 0}
          >
            –
          </button>
          <input
            id={name}
            data-input={name}
            data-announcement={t('stepAnnouncement', { label, count: '{count}' })}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            aria-describedby={`${name}-hint ${name}-bounds`}
            defaultValue={formatTyped(number, count)}
          />
          <button
            type="button"
            data-input={name}
            data-step={1}
            aria-label={t('increase', { label })}
            aria-disabled={number === maximumInput}
          >
            +
          </button>
        </div>
      </div>
      <p id={`${name}-hint`}>{hint}</p>
      <p id={`${name}-bounds`} hidden>
        {t('inputBounds')}
      </p>
    </div>
  );
}
