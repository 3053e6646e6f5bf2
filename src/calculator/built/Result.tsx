import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { translator } from '../../content/translate.ts';
import { roomFor } from '../../content/written-amount.ts';
import { Caveat } from './Caveat.tsx';
import { defaultFigures } from './default-figures.ts';
import { Figure } from './Figure.tsx';
import styles from './Result.module.css';

/**
 * The last month's revenue, marked as an example, and whether it is one with changed assumptions. On a phone a band
 * below it stays in sight of the fields, with the amount once more, which the large one covers until it has scrolled
 * away.
 */
export function Result({ language }: { readonly language: Language }) {
  const t = translator(language);
  const month = plan.horizonMonths;
  const revenue = defaultFigures(language)[month - 1]!;
  const amount = <Figure place={month}>{revenue}</Figure>;
  return (
    <div className={styles['result']} data-result data-room={roomFor([revenue])}>
      <div className={styles['main']}>
        <p>{t('projectionForMonth', { month })}</p>
        <p className={styles['amount']}>{amount}</p>
        <p className={styles['changed']}>
          {t('assumptionsChanged')}{' '}
          <button type="button" data-assume="plan">
            {t('backToPlan')}
          </button>
        </p>
      </div>
      <div className={styles['band']}>
        <p className={styles['again']} aria-hidden="true">
          {t('monthNumber', { month })} <b>{amount}</b>
        </p>
        <Caveat language={language} />
      </div>
    </div>
  );
}
