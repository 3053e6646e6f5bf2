import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import styles from './Months.module.css';
import { useTranslation } from './Translation.tsx';
import { Value } from './Value.tsx';
import { revenueName } from './values.ts';

const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);

/** The revenue card: one tile per month. */
export function Months({ formats }: { formats: Formats }) {
  const t = useTranslation();
  return (
    <section aria-labelledby="months-heading">
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>{t('revenueDescription')}</p>
      <ol className={styles['tiles']}>
        {months.map((month) => (
          <li key={month} className={styles['tile']}>
            <span className={styles['month']}>{t('monthNumber', { month: formats.count(month) })}</span>
            <Value name={revenueName(month)} className={styles['amount']} />
          </li>
        ))}
      </ol>
    </section>
  );
}
