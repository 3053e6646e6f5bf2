import { fullLength, type BarPart } from '../../model/bar.ts';
import styles from './Bar.module.css';

interface Props {
  /** The month that the bar belongs to; 1 is the first. The page's script finds the parts' group by it. */
  readonly month: number;
  readonly parts: readonly BarPart[];
}

/**
 * A month's revenue as a bar, one part per tier. The overview says the same in numbers. The drawing is a square that
 * is stretched: its group can be turned to stand upright.
 */
export function Bar({ month, parts }: Props) {
  return (
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${fullLength} ${fullLength}`}
      preserveAspectRatio="none"
      data-ask="working"
      aria-hidden="true"
    >
      <g className={styles['tones']} data-bar={month}>
        {parts.map((part, index) => (
          <rect key={index} {...part} height={fullLength} />
        ))}
      </g>
    </svg>
  );
}
