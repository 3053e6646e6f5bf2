import { press } from '../state/presses.ts';
import { useDeferredValue, useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { overview } from '../model/overview.ts';
import { Answer } from './Answer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Overview } from './Overview.tsx';
import styles from './Overview.module.css';
import answer from './Answer.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

function Table() {
  const { inputs, calculation } = useDeferredValue(useCalculatorState((state) => state, 'rest'));
  const rows = useMemo(
    () => overview(plan, inputs).map((row, index) => ({ ...row, cautious: calculation.cautious[index]! })),
    [inputs, calculation],
  );
  return <Overview rows={rows} />;
}

/**
 * The table behind the months' amounts. Most visitors never open it: it is made when it is first opened or printed, and
 * from then on follows the inputs after everything else, so that typing never waits for it.
 */
export function MonthOverview() {
  const { t, store } = useCalculator();
  const isMade = useCalculatorState(({ hasOverview }) => hasOverview);
  return (
    <details
      id="overview"
      className={answer['scripted']}
      onToggle={({ currentTarget }) => currentTarget.open && press(store, { overview: true })}
    >
      <summary>{t('monthOverview')}</summary>
      <Answer className={styles['panel']}>
        {isMade && (
          <ErrorBoundary>
            <Table />
          </ErrorBoundary>
        )}
      </Answer>
    </details>
  );
}
