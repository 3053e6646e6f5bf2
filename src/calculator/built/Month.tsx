import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import type { BarPart } from '../../model/bar.ts';
import { Amount } from './Amount.tsx';
import { Bar } from './Bar.tsx';
import styles from './Month.module.css';
import { Place } from './Place.tsx';

interface Props {
  readonly language: Language;
  /** 1 is the first. */
  readonly month: number;
  readonly revenueCents: number;
  readonly parts: readonly BarPart[];
}

/**
 * A month: its number, its amount, and the amount as a bar. A button covers it and opens its working, for which the
 * last month has the place; the page's script moves it to the month that is pressed.
 */
export function Month({ language, month, revenueCents, parts }: Props) {
  const t = translator(language);
  const { money } = formatsFor(language, plan.currency);
  const id = `month-${month}`;
  return (
    <li className={styles['month']} data-month={month}>
      <p className={styles['tile']}>
        <span id={id}>
          <span>{t('monthNumber', { month })}</span> <Amount month={month}>{money(revenueCents)}</Amount>
        </span>
        <button type="button" data-ask="working" aria-expanded="false" aria-labelledby={id} data-needs-react />
      </p>
      <Bar month={month} parts={parts} />
      {/* Stands below the bar where the bar is a column of a picture. */}
      <span className={styles['number']} aria-hidden="true">
        {month}
      </span>
      {month === plan.horizonMonths && <Place name="working" language={language} className={styles['working']} />}
    </li>
  );
}
