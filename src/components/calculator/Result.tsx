import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import styles from './Result.module.css';
import { useTranslation } from './Translation.tsx';
import { Value } from './Value.tsx';
import { revenueName } from './values.ts';

/** The last month's revenue, marked as a projection. Stays in sight of the fields on a phone. */
export function Result({ formats }: { formats: Formats }) {
  const t = useTranslation();
  return (
    <p className={styles['result']}>
      <span className={styles['label']}>{t('projectionForMonth', { month: formats.count(plan.horizonMonths) })}</span>
      <Value name={revenueName(plan.horizonMonths)} className={styles['amount']} />
      <small className={styles['note']}>{t('nonBindingNote')}</small>
    </p>
  );
}
