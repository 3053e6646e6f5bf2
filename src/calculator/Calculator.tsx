import { Actions } from './Actions.tsx';
import { useAnnouncements } from './use-announcements.ts';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { Effort } from './Effort.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Inputs } from './Inputs.tsx';
import { MonthOverview } from './MonthOverview.tsx';
import { Months } from './Months.tsx';
import { Part } from './Part.tsx';
import { Result } from './Result.tsx';
import { useCalculator } from './use-calculator.ts';

function Parts() {
  const { t } = useCalculator();
  useAnnouncements();
  return (
    <div className={styles['calculator']} data-loading={t('loading')} data-unreachable={t('notLoaded')}>
      <div className={styles['zones']}>
        <section aria-labelledby="inputs-heading" className={styles['card']}>
          <Part>
            <Result />
          </Part>
          <Part>
            <Inputs />
          </Part>
          <Part>
            <Effort />
          </Part>
          <Part>
            <Actions />
          </Part>
        </section>
        <Part>
          <Months />
        </Part>
      </div>
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
