import { plan } from '../config/plan.ts';
import { tierNames } from '../model/projection.ts';
import styles from './Bar.module.css';
import { useCalculator } from './use-calculator.ts';

/** Which tone of the bars stands for which tier, and what the line across them is. */
export function Legend() {
  const { t } = useCalculator();
  return (
    <ul role="list" aria-label={t('revenueByTier')} className={`${styles['legend']} ${styles['tones']}`}>
      {tierNames(plan).map((tier) => (
        <li key={tier} translate="no">
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" />
          </svg>
          {tier}
        </li>
      ))}
      <li className={styles['mark']}>
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <rect y=".4" width="1" height=".2" />
        </svg>
        {t('columnCautious')}
      </li>
    </ul>
  );
}
