import styles from './Assumptions.module.css';
import buttons from './Button.module.css';
import { NumberField } from './NumberField.tsx';
import { PresetButton } from './PresetButton.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of what opens and closes the assumptions. */
export const assumptionsTitleId = 'assumptions-title';

/**
 * What the projection assumes, for whoever doubts it, and the way to the owner's cautious assumptions and back. Closed,
 * it takes one line below the two fields.
 */
export function Assumptions() {
  const { t } = useCalculator();
  return (
    <details className={styles['assumptions']} data-assumptions>
      <summary id={assumptionsTitleId}>{t('changeAssumptions')}</summary>
      <div>
        <NumberField name="cancellation" />
        <NumberField name="referralsTenths" />
        <NumberField name="conversion" />
        <p>
          <PresetButton preset="plan" label={t('asInPlan')} className={buttons['outlined']} />
          <PresetButton preset="cautious" label={t('cautious')} className={buttons['outlined']} />
        </p>
      </div>
    </details>
  );
}
