import { plan } from '../../config/plan.ts';
import { Amount } from './Amount.tsx';
import { useFormats } from './Projection.tsx';
import styles from './Result.module.css';
import { useTranslation } from './Translation.tsx';

/** The last month's revenue, marked as a projection. Stays in sight of the fields on a phone. */
export function Result() {
  const t = useTranslation();
  const { count } = useFormats();
  return (
    <div className={styles['result']}>
      <p suppressHydrationWarning>{t('projectionForMonth', { month: count(plan.horizonMonths) })}</p>
      <p className={styles['amount']}>
        <Amount month={plan.horizonMonths} />
      </p>
      <p className={styles['note']} suppressHydrationWarning>
        {t('nonBindingNote')}
      </p>
    </div>
  );
}
