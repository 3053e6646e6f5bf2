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
import { Place } from './Place.tsx';

/**
 * The revenue card: one tile per month with its number and its amount, and the amount as a bar, which stands upright
 * where there is room for all of them side by side. A button covers each tile and opens the month's working.
 */
export function Months({ language }: { readonly language: Language }) {
  const t = translator(language);
  const { money } = formatsFor(language, plan.currency);
  const partsOfBars = bars(plan, defaultRows);
  const isYear = plan.horizonMonths === 12;
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>
        {t('revenueDescription')} <span data-needs-react>{t('monthHint')}</span>
      </p>
      <div className={styles['key']}>
        <Caveat language={language} />
        <Legend label={t('revenueByTier')} />
      </div>
      <ol
        role="list"
        className={`${styles['list']} ${isYear ? styles['year'] : ''}`.trimEnd()}
        data-upright={isYear || undefined}
      >
        {defaultRows.map((row, index) => (
          <li key={row.month} data-month={row.month}>
            <Bar month={row.month} parts={partsOfBars[index]!} />
            <span className={styles['number']} aria-hidden="true">
              {row.month}
            </span>
            <p className={styles['tile']}>
              <span id={`month-${row.month}`}>
                <span>{t('monthNumber', { month: row.month })}</span>{' '}
                <Amount month={row.month}>{money(row.totalRevenueCents)}</Amount>
              </span>
              <button
                type="button"
                data-ask="working"
                aria-expanded="false"
                aria-labelledby={`month-${row.month}`}
                data-needs-react
              />
            </p>
            {row.month === plan.horizonMonths && (
              <Place name="working" language={language} className={styles['working']} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
