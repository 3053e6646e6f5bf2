import { ErrorBoundary } from 'react-error-boundary';
import { Actions } from './Actions.tsx';
import { Assumptions } from './Assumptions.tsx';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { Effort } from './Effort.tsx';
import { Inputs } from './Inputs.tsx';
import { MonthBreakdown } from './MonthBreakdown.tsx';
import { MonthOverview } from './MonthOverview.tsx';
import { Months } from './Months.tsx';
import { OtherWayRound } from './OtherWayRound.tsx';
import { People } from './People.tsx';
import { Result } from './Result.tsx';
import { unexpectedError } from './unexpected-error.tsx';
import { useAnnouncements } from './use-announcements.ts';

function Announcements() {
  useAnnouncements();
  return null;
}

/** The calculator's island. @param path of the page's language */
export function Calculator({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary fallback={unexpectedError}>
      <CalculatorProvider path={path}>
        <div className={styles['calculator']}>
          <section aria-labelledby="inputs-heading" className={styles['card']}>
            <Inputs />
            <Result />
            <Months />
            <Effort />
            <People />
            <Actions />
          </section>
          <OtherWayRound />
          <Assumptions />
          <MonthBreakdown />
          <MonthOverview />
        </div>
        <Announcements />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}
