import { fullLength, type BarPart } from '../model/picture.ts';
import styles from './Bar.module.css';

interface Props {
  /** The month that the bar belongs to; 1 is the first. The early script finds the parts' group by it. */
  readonly month: number;
  /** One for each tier, and the mark that crosses the bar, wider than it is thick. */
  readonly parts: readonly BarPart[];
  /** The button beside it does the same. */
  readonly onPress: (event: Event) => void;
}

/**
 * A month's revenue as a bar, one part per tier, and a mark across it for the cautious case. The overview says the same
 * in numbers. The drawing is a square that is stretched: its group can be turned to stand upright.
 */
export function Bar({ month, parts, onPress }: Props) {
  const mark = parts.at(-1);
  return (
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${fullLength} ${fullLength}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={({ nativeEvent }) => onPress(nativeEvent)}
    >
      <g className={styles['tones']} data-bar={month}>
        {parts.slice(0, -1).map((part, index) => (
          <rect key={index} {...part} y={0.2 * fullLength} height={0.6 * fullLength} />
        ))}
        <rect {...mark} height={fullLength} className={styles['mark']} />
      </g>
    </svg>
  );
}
