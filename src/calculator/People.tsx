import { aspect, people } from '../model/people.ts';
import { cases, level2Joined } from '../state/figures.ts';
import { CaseName } from './CaseName.tsx';
import other from './Other.module.css';
import styles from './People.module.css';
import { useCalculator, useDeferredState, useIsHydrated } from './use-calculator.ts';

/**
 * What the chosen month's amounts take, a mark for each person: one's own partners strong, those whom they bring in weak;
 * both cases in one scale. The table beside it says the same in numbers. Both are drawn once React is there, in room that
 * is kept for them.
 */
export function People() {
  const { t, count } = useCalculator();
  const isHydrated = useIsHydrated();
  const { calculation, month } = useDeferredState();
  const { perMark, lines, drawings } = people(
    cases.map((which) => {
      const rows = calculation[which].slice(0, month);
      return { own: rows.at(-1)!.cumulativeLevel1Partners, theirs: level2Joined(rows) };
    }),
  );
  return (
    <div className={styles['people']}>
      {cases.map((which, index) => (
        <div key={which} aria-hidden="true" className={which === 'cautious' ? other['other'] : undefined}>
          <CaseName which={which} />
          <svg viewBox={isHydrated ? `0 0 ${lines * aspect} ${lines}` : `0 0 ${aspect} 1`}>
            {isHydrated && drawings[index]!.map((path, layer) => <path key={layer} d={path} />)}
          </svg>
        </div>
      ))}
      <p>{isHydrated && perMark > 1 && t('peopleScale', { bundle: count(perMark) })}</p>
    </div>
  );
}
