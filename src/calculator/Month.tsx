import type { ReactNode } from 'react';
import { plan } from '../config/plan.ts';
import type { BarPart } from '../model/picture.ts';
import { Bar, Column } from './Bar.tsx';
import { Figure } from './Figure.tsx';
import other from './Other.module.css';
import styles from './Month.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** One of how many columns has its number below it, counted from the last: a phone has room for twelve numbers. */
const numberEvery = Math.ceil(plan.horizonMonths / 12);

interface Props {
  /** 1 is the first. */
  readonly month: number;
  /** The parts of its bar. */
  readonly parts: readonly BarPart[];
  readonly children?: ReactNode;
}

/** A month: its number, its amount in both cases, and the amount as a column or bar. All of it chooses the month. */
export function Month({ month, parts, children }: Props) {
  const { t, count, store } = useCalculator();
  const isChosen = useCalculatorState((state) => state.month === month);
  return (
    <li className={styles['month']}>
      <label>
        <span className={styles['column']}>
          <input
            type="radio"
            name="month"
            value={month}
            autoComplete="off"
            checked={isChosen}
            onChange={() => store.getState().choose(month)}
          />
          <Column month={month} parts={parts} />
        </span>
        <span className={styles['number']} aria-hidden="true">
          {(plan.horizonMonths - month) % numberEvery ? '\u00a0' : month}
        </span>
        <span className={styles['tile']}>
          <span>{t('monthNumber', { month: count(month) })}</span> <Figure name={`entered-${month}`} />
          <Bar month={month} /> <span className={`${styles['cautious']} ${other['other']}`}>{t('cautious')}</span>{' '}
          <Figure name={`cautious-${month}`} />
        </span>
      </label>
      {children}
    </li>
  );
}
