import { plan } from '../config/plan.ts';
import { fullLength, type BarPart } from '../model/picture.ts';
import styles from './Bar.module.css';

interface Props {
  /** The month that the bar belongs to; 1 is the first. The early script finds the parts' group by it. */
  readonly month: number;
  /** One for each tier. */
  readonly parts: readonly BarPart[];
}

const square = {
  viewBox: `0 0 ${fullLength} ${fullLength}`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
} as const;

const idOf = (month: number) => `bar-${month}`;

/**
 * A month's revenue as a column, one part per tier. The overview says the same in numbers. The drawing is a square that
 * is stretched, of a bar that is turned to stand upright.
 */
export function Column({ month, parts }: Props) {
  return (
    <svg className={styles['column']} {...square}>
      <g>
        <g id={idOf(month)} className={styles['tones']}>
          {parts.map((part, index) => (
            <rect key={index} {...part} y={0.2 * fullLength} height={0.6 * fullLength} />
          ))}
        </g>
      </g>
    </svg>
  );
}

/** The same, lying. */
export function Bar({ month }: { readonly month: number }) {
  return (
    <svg className={styles['bar']} {...square}>
      <use href={`#${idOf(month)}`} />
    </svg>
  );
}

/** The cautious case as one line across all columns. */
export function CautiousLine({ path }: { readonly path: string }) {
  return (
    <svg className={styles['line']} {...square} viewBox={`0 0 ${2 * plan.horizonMonths} ${fullLength}`}>
      <path d={path} />
    </svg>
  );
}
