import type { ReactNode } from 'react';
import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { translator } from '../../content/translate.ts';
import type { BarPart } from '../../model/picture.ts';
import { Bar } from './Bar.tsx';
import { Figure } from './Figure.tsx';
import styles from './Month.module.css';
import { Place } from './Place.tsx';

interface Props {
  readonly language: Language;
  /** 1 is the first. */
  readonly month: number;
  /** Formatted, with its currency. */
  readonly amount: string;
  /** The parts of its bar, and the mark across it. */
  readonly parts: readonly BarPart[];
  readonly children?: ReactNode;
}

/**
 * A month: its number, its amount, and the amount as a bar. A button covers it and opens its working, for which the
 * last month has the place; the page's script moves it to the month that is pressed.
 */
export function Month({ language, month, amount, parts, children }: Props) {
  const t = translator(language);
  const id = `month-${month}`;
  return (
    <li className={styles['month']} data-month={month}>
      <p className={styles['tile']}>
        <span id={id}>
          <span>{t('monthNumber', { month })}</span> <Figure place={month}>{amount}</Figure>
        </span>
        <button type="button" data-ask="working" aria-expanded="false" aria-labelledby={id} data-needs-react />
      </p>
      <Bar month={month} parts={parts} />
      {/* Stands below the bar where the bar is a column of a picture. */}
      <span className={styles['number']} aria-hidden="true">
        {month}
      </span>
      {children}
      {month === plan.horizonMonths && <Place name="working" language={language} className={styles['working']} />}
    </li>
  );
}
