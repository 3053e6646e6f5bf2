import styles from './Bar.module.css';
import { useView } from './Value.tsx';
import { tiers } from './view.ts';

/** A month's revenue as a slim bar: its length against the last month, its parts by tier. The overview says it in numbers. */
export function Bar({ month }: { month: number }) {
  const parts = useView().bar(month);
  return (
    <svg className={styles['bar']} data-bar={month} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ start, length }, index) => (
        <rect
          key={tiers[index]}
          className={styles[`tier${index + 1}`]}
          x={start}
          width={length}
          height="1"
          suppressHydrationWarning
        />
      ))}
    </svg>
  );
}
