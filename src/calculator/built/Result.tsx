import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import { Amount } from './Amount.tsx';
import { Caveat } from './Caveat.tsx';
import { defaultRows } from './default-projection.ts';
import styles from './Result.module.css';

/**
 * The last month's revenue, marked as an example. On a phone a band below it stays in sight of the fields, with the
 * amount once more, which the large one covers until it has scrolled away.
 */
export function Result({ language }: { readonly language: Language }) {
  const t = translator(language);
  const { money } = formatsFor(language, plan.currency);
  const { month, totalRevenueCents } = defaultRows.at(-1)!;
  const amount = <Amount month={month}>{money(totalRevenueCents)}</Amount>;
  return (
    <div className={styles['result']} data-result>
      <div className={styles['main']}>
        <p>{t('projectionForMonth', { month })}</p>
        <p className={styles['amount']}>{amount}</p>
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
