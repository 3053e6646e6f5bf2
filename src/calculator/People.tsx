import { aspect, people } from '../model/people.ts';
import { level2Joined } from '../state/figures.ts';
import styles from './People.module.css';
import { useCalculator, useCalculatorState, useIsLive } from './use-calculator.ts';

/**
 * What the chosen month's amount takes, a mark for each person: one's own partners strong, those whom they bring in
 * weak. The table beside it says the same in numbers. It is drawn once React is there, in room that is kept for it.
 */
export function People() {
  const { t, count } = useCalculator();
  const isLive = useIsLive();
  const { calculation, month } = useCalculatorState((state) => state, 'rest');
  const rows = calculation.rows.slice(0, month);
  const { perMark, lines, paths } = people(rows.at(-1)!.cumulativeLevel1Partners, level2Joined(rows));
  return (
    <div className={styles['people']}>
      {isLive && (
        <svg viewBox={`0 0 ${lines * aspect} ${lines}`} aria-hidden="true">
          {paths.map((path, index) => (
            <path key={index} d={path} />
          ))}
        </svg>
      )}
      {isLive && perMark > 1 && <p>{t('peopleScale', { bundle: count(perMark) })}</p>}
    </div>
  );
}
