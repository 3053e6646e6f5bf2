import { plan } from '../config/plan.ts';
import { cases } from '../state/figures.ts';
import { fullHeight } from '../model/picture.ts';
import { Figure } from './Figure.tsx';
import other from './Other.module.css';
import styles from './Month.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** One of how many columns has its number below it, counted from the last: a phone has room for twelve numbers. */
const numberEvery = Math.ceil(plan.horizonMonths / 12);

interface Props {
  /** 1 is the first. */
  readonly month: number;
  /** Heights of its columns in both cases, in thousandths. The early script finds the drawing by its month. */
  readonly heights: readonly number[];
}

/** A month: a pair of columns with its number, and a tile with its amount in both cases. Each of them chooses the month. */
export function Month({ month, heights }: Props) {
  const { t, count, store } = useCalculator();
  const isChosen = useCalculatorState((state) => state.month === month);
  const id = `month-${month}`;
  return (
    <li className={styles['month']}>
      <label htmlFor={id} className={styles['columns']}>
        <svg id={`columns-${month}`} viewBox={`0 0 2 ${fullHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {cases.map((which, index) => (
            <rect key={which} x={index} y={fullHeight - heights[index]!} width="1" height={heights[index]} />
          ))}
        </svg>
        <span aria-hidden="true">{(plan.horizonMonths - month) % numberEvery ? '\u00a0' : month}</span>
      </label>
      <label className={styles['tile']}>
        <input
          id={id}
          type="radio"
          name="month"
          value={month}
          checked={isChosen}
          onChange={() => store.getState().choose(month)}
        />
        <span>{t('monthNumber', { month: count(month) })}</span> <Figure name={`entered-${month}`} />{' '}
        <span className={`visually-hidden ${other['other']}`}>{t('cautious')}</span>{' '}
        <Figure name={`cautious-${month}`} />
      </label>
    </li>
  );
}
