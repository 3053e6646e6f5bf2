import { Amount } from './Amount.tsx';
import { Bar } from './Bar.tsx';
import { Legend } from './Legend.tsx';
import styles from './Months.module.css';
import { useFormats, useRows } from './Projection.tsx';
import { useTranslation } from './Translation.tsx';

/** The revenue card's tiles, one per month: its number, its amount, and the amount as a bar. */
export function Months() {
  const t = useTranslation();
  const rows = useRows();
  const { count } = useFormats();
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <h2 id="months-heading" suppressHydrationWarning>
        {t('monthlyRevenue')}
      </h2>
      <p suppressHydrationWarning>{t('revenueDescription')}</p>
      <div className={styles['key']}>
        <p className={styles['note']} suppressHydrationWarning>
          {t('nonBindingNote')}
        </p>
        <Legend />
      </div>
      <ol role="list" className={styles['tiles']}>
        {rows.map(({ month }) => (
          <li key={month}>
            <span suppressHydrationWarning>{t('monthNumber', { month: count(month) })}</span>
            <Amount month={month} />
            <Bar month={month} />
          </li>
        ))}
      </ol>
    </section>
  );
}
