import type { ReactNode } from 'react';
import type { BarPart } from '../model/picture.ts';
import { claim } from '../state/claim.ts';
import { press } from '../state/presses.ts';
import { Answer } from './Answer.tsx';
import { Bar } from './Bar.tsx';
import { MonthBreakdown } from './MonthBreakdown.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Figure } from './Figure.tsx';
import styles from './Month.module.css';
import answer from './Answer.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

interface Props {
  /** 1 is the first. */
  readonly month: number;
  /** The parts of its bar, and the mark across it. */
  readonly parts: readonly BarPart[];
  readonly children?: ReactNode;
}

/** A month: its number, its amount, and the amount as a bar. A button covers it and opens how the amount adds up. */
export function Month({ month, parts, children }: Props) {
  const { t, count, store } = useCalculator();
  const isOpen = useCalculatorState((state) => state.month === month);
  const open = (event: Event) => {
    if (claim(event)) press(store, { month });
  };
  const id = `month-${month}`;
  const answerId = `breakdown-${month}`;
  return (
    <li className={styles['month']}>
      <p className={styles['tile']}>
        <span id={id}>
          <span>{t('monthNumber', { month: count(month) })}</span> <Figure name={month} />
        </span>
        <button
          type="button"
          name="month"
          value={month}
          className={answer['scripted']}
          aria-expanded={isOpen}
          aria-controls={answerId}
          aria-labelledby={id}
          onClick={({ nativeEvent }) => open(nativeEvent)}
        />
      </p>
      <Bar month={month} parts={parts} onPress={open} />
      {/* Stands below the bar where the bar is a column of a picture. */}
      <span className={styles['number']} aria-hidden="true">
        {month}
      </span>
      {children}
      <Answer id={answerId} className={styles['breakdown']}>
        {isOpen && (
          <ErrorBoundary>
            <MonthBreakdown month={month} />
          </ErrorBoundary>
        )}
      </Answer>
    </li>
  );
}
