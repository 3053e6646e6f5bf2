import type { Formats } from '../../content/formats.ts';
import { Bar } from './Bar.tsx';
import { Legend } from './Legend.tsx';
import styles from './Months.module.css';
import { useTranslation } from './Translation.tsx';
import { Value } from './Value.tsx';
import { months, valueName } from './view.ts';

/** The revenue card's tiles, one per month: its number, its amount, and the amount as a bar. */
export function Months({ formats }: { formats: Formats }) {
  const t = useTranslation();
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>{t('revenueDescription')}</p>
      <div className={styles['key']}>
        <p className={styles['note']}>{t('nonBindingNote')}</p>
        <Legend />
      </div>
      <ol role="list" className={styles['tiles']}>
        {months.map((month) => (
          <li key={month}>
            <span className={styles['month']}>{t('monthNumber', { month: formats.count(month) })}</span>
            <Value name={valueName('totalRevenue', month)} className={styles['amount']} />
            <Bar month={month} />
          </li>
        ))}
      </ol>
    </section>
  );
}
