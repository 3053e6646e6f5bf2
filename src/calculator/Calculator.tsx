import { Actions } from './Actions.tsx';
import { Assumptions } from './Assumptions.tsx';
import { useAnnouncements } from './use-announcements.ts';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { Effort } from './Effort.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Inputs } from './Inputs.tsx';
import { MonthBreakdown } from './MonthBreakdown.tsx';
import { MonthOverview } from './MonthOverview.tsx';
import { Months } from './Months.tsx';
import { OtherWayRound } from './OtherWayRound.tsx';
import { Part } from './Part.tsx';
import { People } from './People.tsx';
import { Result } from './Result.tsx';
import { useCalculator } from './use-calculator.ts';

function Parts() {
  const { t } = useCalculator();
  useAnnouncements();
  return (
    <div className={styles['calculator']} data-loading={t('loading')} data-unreachable={t('notLoaded')}>
      <section aria-labelledby="inputs-heading" className={styles['card']}>
        <Part>
          <Inputs />
        </Part>
        <Part>
          <Result />
        </Part>
        <Part>
          <Months />
        </Part>
        <Part>
          <Effort />
        </Part>
        <Part>
          <People />
        </Part>
        <Part>
          <Actions />
        </Part>
      </section>
      <Part>
        <OtherWayRound />
      </Part>
      <Part>
        <Assumptions />
      </Part>
      <Part>
        <MonthBreakdown />
      </Part>
      <Part>
        <MonthOverview />
      </Part>
    </div>
  );
}

/** The calculator's island. @param path of the page's language */
export function Calculator({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary>
      <CalculatorProvider path={path}>
        <Parts />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}
