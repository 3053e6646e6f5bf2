import { ErrorBoundary } from 'react-error-boundary';
import { Actions } from './Actions.tsx';
import { Assumptions } from './Assumptions.tsx';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { Crowd } from './Crowd.tsx';
import { InDetail } from './InDetail.tsx';
import { Inputs } from './Inputs.tsx';
import { Months } from './Months.tsx';
import { Result } from './Result.tsx';
import { unexpectedError, LazyContent } from './LazyContent.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { Details } from './Details.tsx';
import { useCalculator } from './use-calculator.ts';

const load = async () => (await import('./goal-seek/GoalSeek.tsx')).GoalSeek;

/** From an amount to what it takes. Nothing of it is loaded before it is opened. */
function LazyGoalSeek() {
  const { t } = useCalculator();
  return (
    <Details id="goal-seek" title={t('goalSeek')}>
      {(times) => <LazyContent load={load} times={times} />}
    </Details>
  );
}

function Announcements() {
  useAnnouncements();
  return null;
}

/** All parts of the calculator. */
function Parts() {
  return (
    <div className={styles['calculator']}>
      <section aria-labelledby="inputs-heading" className={styles['card']}>
        <Inputs />
        <Result />
        <Assumptions />
        <Months />
        <Actions />
        <Crowd />
      </section>
      <LazyGoalSeek />
      <InDetail />
    </div>
  );
}

/** The calculator's island. @param path of the page's language */
export function Calculator({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary fallback={unexpectedError}>
      <CalculatorProvider path={path}>
        <Parts />
        <Announcements />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}
