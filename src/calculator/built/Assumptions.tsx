import type { Language } from '../../config/languages.ts';
import { inputRules, referralStepTenths } from '../../config/inputs.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import { shownNumber } from '../../model/typed-number.ts';
import styles from './Assumptions.module.css';
import button from './Button.module.css';
import { NumberField } from './NumberField.tsx';

/**
 * What the projection assumes, for whoever doubts it, and the way to the owner's cautious assumptions and back. Closed,
 * it takes one line below the two fields.
 */
export function Assumptions({ language }: { readonly language: Language }) {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const planned = (name: keyof typeof inputRules) => ({
    planned: count(shownNumber(inputRules[name].default, inputRules[name])),
  });
  const preset = `${button['button']} ${button['outlined']}`;
  return (
    <details className={styles['assumptions']} data-assumptions>
      <summary>{t('changeAssumptions')}</summary>
      <div>
        <NumberField
          name="cancellation"
          label={t('cancellationRate')}
          hint={t('cancellationHint', planned('cancellation'))}
          language={language}
        />
        <NumberField
          name="referralsTenths"
          label={t('referralRate')}
          hint={t('referralHint', planned('referralsTenths'))}
          stepBy={referralStepTenths}
          language={language}
        />
        <NumberField
          name="conversion"
          label={t('conversion')}
          hint={t('conversionHint', planned('conversion'))}
          language={language}
        />
        <p>
          <button type="button" className={preset} data-assume="plan">
            {t('asInPlan')}
          </button>{' '}
          <button type="button" className={preset} data-assume="cautious">
            {t('cautious')}
          </button>
        </p>
      </div>
    </details>
  );
}
