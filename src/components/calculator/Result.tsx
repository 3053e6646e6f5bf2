import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import styles from './Result.module.css';
import { useTranslation } from './Translation.tsx';
import { Value } from './Value.tsx';
import { valueName } from './view.ts';

/** The last month's revenue, marked as a projection. Stays in sight of the fields on a phone. */
export function Result({ formats }: { formats: Formats }) {
  const t = useTranslation();
  return (
    <div className={styles['result']}>
      <p>{t('projectionForMonth', { month: formats.count(plan.horizonMonths) })}</p>
      <p className={styles['amount']}>
        <Value name={valueName('totalRevenue', plan.horizonMonths)} />
      </p>
      <p className={styles['note']}>{t('nonBindingNote')}</p>
    </div>
  );
}
