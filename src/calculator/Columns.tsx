import { plan } from '../model/plan.ts';
import { fullHeight } from '../model/picture.ts';
import { cases } from '../state/figures.ts';
import { ifOther } from './Cases.tsx';
import styles from './Columns.module.css';
import { useCalculatorState } from './use-calculator.ts';

/** Every nth column is numbered, counted from the last: a phone has room for twelve numbers. */
const numberEvery = Math.ceil(plan.horizonMonths / 12);

/** How wide a column is, where half of the pair's room is 1: a gap stays between the two. */
const columnWidth = 0.94;

interface Props {
  /** 1 is the first. */
  readonly month: number;
  /** Heights of its columns in both cases, in thousandths. The early script finds the drawing by its month. */
  readonly heights: readonly number[];
}

/** A month's pair of columns over its number. A press on them chooses the month; the tiles say the same in words. */
export function Columns({ month, heights }: Props) {
  const isChosen = useCalculatorState((state) => state.month === month);
  return (
    <label htmlFor={`month-${month}`} className={styles['columns']} data-chosen={isChosen || undefined}>
      <svg id={`columns-${month}`} viewBox={`0 0 2 ${fullHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {cases.map((which, index) => (
          <rect
            key={which}
            data-if={ifOther(which)}
            x={index * (2 - columnWidth)}
            y={fullHeight - heights[index]!}
            width={columnWidth}
            height={heights[index]}
          />
        ))}
      </svg>
      <span aria-hidden="true">{(plan.horizonMonths - month) % numberEvery ? '\u00a0' : month}</span>
    </label>
  );
}
