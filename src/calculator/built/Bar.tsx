import { fullLength, type BarPart } from '../../model/bar.ts';
import styles from './Bar.module.css';

interface Props {
  /** The month that the bar belongs to; 1 is the first. The page's script finds the element by it. */
  readonly month: number;
  readonly parts: readonly BarPart[];
}

/** A month's revenue as a slim bar, one part per tier. The overview says the same in numbers. */
export function Bar({ month, parts }: Props) {
  return (
    <svg
      className={`${styles['bar']} ${styles['tones']}`}
      data-bar={month}
      viewBox={`0 0 ${fullLength} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((part, index) => (
        <rect key={index} {...part} height="1" />
      ))}
    </svg>
  );
}
