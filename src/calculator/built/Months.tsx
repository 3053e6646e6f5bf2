import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { translator } from '../../content/translate.ts';
import { bars } from '../../model/bar.ts';
import { Caveat } from './Caveat.tsx';
import { defaultRows } from './default-projection.ts';
import { Legend } from './Legend.tsx';
import { Month } from './Month.tsx';
import styles from './Months.module.css';

/** The revenue card: the months as a list, which becomes one picture where there is room for a year side by side. */
export function Months({ language }: { readonly language: Language }) {
  const t = translator(language);
  const partsOfBars = bars(plan, defaultRows);
  const isYear = plan.horizonMonths === 12;
  return (
    <section aria-labelledby="months-heading" className={styles['months']}>
      <h2 id="months-heading">{t('monthlyRevenue')}</h2>
      <p>{t('revenueDescription')}</p>
      <p data-needs-react>{t('monthHint')}</p>
      <div className={styles['key']}>
        <Caveat language={language} />
        <Legend label={t('revenueByTier')} />
      </div>
      <ol
        role="list"
        className={`${styles['list']} ${isYear ? styles['year'] : ''}`.trimEnd()}
        data-upright={isYear || undefined}
      >
        {defaultRows.map(({ month, totalRevenueCents }, index) => (
          <Month
            key={month}
            language={language}
            month={month}
            revenueCents={totalRevenueCents}
            parts={partsOfBars[index]!}
          />
        ))}
      </ol>
    </section>
  );
}
