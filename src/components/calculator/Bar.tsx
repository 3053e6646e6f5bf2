import { barParts } from './bar.ts';
import styles from './Bar.module.css';
import { useRows } from './Projection.tsx';

/**
 * A month's revenue as a slim bar: its length against the last month, its parts by tier. The overview says
 * the same in numbers. Like the amount, the page's script draws it too.
 */
export function Bar({ month }: { month: number }) {
  const rows = useRows();
  return (
    <svg
      className={`${styles['bar']} ${styles['tones']}`}
      data-bar={month}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {barParts(rows[month - 1]!, rows.at(-1)!).map((part, index) => (
        <rect key={index} {...part} height="1" suppressHydrationWarning />
      ))}
    </svg>
  );
}
