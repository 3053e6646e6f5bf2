import { plan } from '../model/plan.ts';
import { fullHeight } from '../model/drawings.ts';
import { cases } from '../state/figures.ts';
import { ifOther } from './Cases.tsx';
import styles from './Columns.module.css';

/** Only every nth month is numbered, counting back from the last: twelve numbers fit on a phone. */
const numberEvery = Math.ceil(plan.horizonMonths / 12);

/** Column width in the SVG's units. A pair is 2 wide, so a gap remains between its columns. */
const columnWidth = 0.94;

interface Props {
  /** 1 is the first. */
  readonly month: number;
  readonly isChosen: boolean;
  /** In the order of `cases`, from 0 to `fullHeight`. */
  readonly heights: readonly number[];
}

/**
 * A month in the chart: both cases' columns above the month's number. It is a label of the month's radio button, so a
 * click chooses the month. Hidden from screen readers, which read the month's tile.
 */
export function Columns({ month, isChosen, heights }: Props) {
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
