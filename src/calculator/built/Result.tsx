import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import { Amount } from './Amount.tsx';
import { Caveat } from './Caveat.tsx';
import { defaultRows } from './default-projection.ts';
import styles from './Result.module.css';

/** The last month's revenue, marked as a projection. On a phone it stays in sight of the fields. */
export function Result({ language }: { readonly language: Language }) {
  const t = translator(language);
  const { money } = formatsFor(language, plan.currency);
  const { month, totalRevenueCents } = defaultRows.at(-1)!;
  return (
    <div className={styles['result']} data-result>
      <p>{t('projectionForMonth', { month })}</p>
      <p className={styles['amount']}>
        <Amount month={month}>{money(totalRevenueCents)}</Amount>
      </p>
      <Caveat language={language} className={styles['note']} />
    </div>
  );
}
