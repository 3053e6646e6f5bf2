import styles from './Bar.module.css';
import { useTranslation } from './Translation.tsx';
import { tiers } from './view.ts';

/** Which tone of the bars stands for which tier. */
export function Legend() {
  const t = useTranslation();
  return (
    <ul role="list" aria-label={t('revenueByTier')} className={styles['legend']}>
      {tiers.map((tier, index) => (
        <li key={tier} translate="no">
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect className={styles[`tier${index + 1}`]} width="1" height="1" />
          </svg>
          {tier}
        </li>
      ))}
    </ul>
  );
}
