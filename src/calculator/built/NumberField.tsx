import { inputRules } from '../../config/inputs.ts';
import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import type { Inputs } from '../../model/projection.ts';
import { formatTyped, shownNumber } from '../../model/typed-number.ts';
import styles from './NumberField.module.css';

interface Props {
  /** The input that the field is for. */
  readonly name: keyof Inputs;
  readonly label: string;
  readonly hint: string;
  /** How far a press on minus or plus goes, in the input's own unit. */
  readonly stepBy?: number;
  readonly language: Language;
}

/**
 * A number from 0 to its input's maximum with a minus and a plus button, which the page's script listens to. There is no
 * `maxlength`: it would cut a pasted `12 345` before its space can be dropped. What is said of the bounds stands where
 * the hint does, so that nothing moves when it is shown.
 */
export function NumberField({ name, label, hint, stepBy = 1, language }: Props) {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const rule = inputRules[name];
  const number = rule.default;
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      <div>
        <div className={styles['control']}>
          {/* Not a minus: phones' fonts often lack it, and the search for one that has it delays the first paint. */}
          <button
            type="button"
            data-input={name}
            data-step={-stepBy}
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
            inputMode={rule.decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            aria-describedby={`${name}-hint ${name}-bounds`}
            defaultValue={formatTyped(shownNumber(number, rule), count)}
          />
          <button
            type="button"
            data-input={name}
            data-step={stepBy}
            aria-label={t('increase', { label })}
            aria-disabled={number === rule.maximum}
          >
            +
          </button>
        </div>
      </div>
      <p id={`${name}-hint`}>{hint}</p>
      <p id={`${name}-bounds`} hidden>
        {t(rule.decimals ? 'decimalBounds' : 'inputBounds', { maximum: shownNumber(rule.maximum, rule) })}
      </p>
    </div>
  );
}
