import { ErrorBoundary } from 'react-error-boundary';
import { Actions } from './Actions.tsx';
import { AssumptionFields, PartnerFields } from './FieldGroups.tsx';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import { MonthTables } from './MonthTables.tsx';
import { Months } from './Months.tsx';
import { Result } from './Result.tsx';
import { LazyContent, unexpectedError } from './LazyContent.tsx';
import { useResultAnnouncement } from './use-announcements.ts';
import { useCalculator } from './use-calculator.ts';

function Announcements() {
  useResultAnnouncement();
  return null;
}

/** The calculator's island: the fields, the result, the months and the actions. @param path of the page's language */
export function Calculator({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary fallback={unexpectedError}>
      <CalculatorProvider path={path} endsEarlyScript>
        <section aria-labelledby="inputs-heading" className={styles['card']}>
          <PartnerFields />
          <Result />
          <AssumptionFields />
          <Months />
          <Actions />
        </section>
        <Announcements />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}

const load = async () => (await import('./goal-seek/GoalSeek.tsx')).GoalSeek;

/** Finds the partners needed for a target amount. Loaded when first opened. */
function LazyGoalSeek() {
  const { t } = useCalculator();
  return (
    <LazyDetails id="goal-seek" title={t('goalSeek')}>
      {(openCount) => <LazyContent load={load} openCount={openCount} />}
    </LazyDetails>
  );
}

/**
 * The disclosures below the calculator: goal seek and the month tables. They are an island of their own, because the
 * static disclaimer stands between them and the calculator. Both islands share the page's store.
 * @param path of the page's language
 */
export function CalculatorDetails({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary fallback={unexpectedError}>
      <CalculatorProvider path={path}>
        <LazyGoalSeek />
        <MonthTables />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}
