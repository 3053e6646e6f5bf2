import { ErrorBoundary } from 'react-error-boundary';
import { Actions } from './Actions.tsx';
import { Answer } from './Answer.tsx';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { Explanation } from './Explanation.tsx';
import { GoalSeek } from './GoalSeek.tsx';
import { Months } from './Months.tsx';
import { Overview } from './Overview.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';
import { useResultAnnouncement } from './use-announcements.ts';

/** A component of its own, since the announcements need the provider. */
function Announcements() {
  useResultAnnouncement();
  return null;
}

/** There is nothing to stop if the early script has failed. */
const stopEarlyScript = () => window.earlyCalculator?.stop();

/** The page's only island: the calculator and all that follows its numbers. @param path of the page's language */
export function Calculator({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary FallbackComponent={UnexpectedError} onError={stopEarlyScript}>
      <CalculatorProvider path={path}>
        {/* All controls inherit it from the form: after a reload, browsers would restore values, choices and disabled states. */}
        <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <div className={styles['card']}>
            <PartnerFields />
            <Answer />
          </div>
          <div className="deferred">
            <Months />
            <Disclaimer />
            <Actions />
            <div className="openable">
              <Explanation />
              <GoalSeek />
              <Overview />
            </div>
          </div>
        </form>
        <Announcements />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}
