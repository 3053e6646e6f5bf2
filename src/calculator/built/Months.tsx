import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import { bars } from '../../model/bar.ts';
import { Amount } from './Amount.tsx';
import { Bar } from './Bar.tsx';
import { Caveat } from './Caveat.tsx';
import { defaultRows } from './default-projection.ts';
import { Legend } from './Legend.tsx';
import styles from './Months.module.css';

/** The revenue card's tiles, one per month: its number, its amount, and the amount as a bar. */
export function Months({ language }: { readonly language: Language }) {
  const t = translator(language);
  const { money } = formatsFor(language, plan.currency);
  const partsOfBars = bars(plan, defaultRows);
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>{t('revenueDescription')}</p>
      <div className={styles['key']}>
        <Caveat language={language} className={styles['note']} />
        <Legend label={t('revenueByTier')} />
      </div>
      <ol role="list" className={styles['tiles']}>
        {defaultRows.map((row, index) => (
          <li key={row.month}>
            <span>{t('monthNumber', { month: row.month })}</span>{' '}
            <Amount month={row.month}>{money(row.totalRevenueCents)}</Amount>
            <Bar month={row.month} parts={partsOfBars[index]!} />
          </li>
        ))}
      </ol>
    </section>
  );
}
