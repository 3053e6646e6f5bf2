import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Actions } from './Actions.tsx';
import styles from './Calculator.module.css';
import { CalculatorProvider } from './CalculatorProvider.tsx';
import { LazyContent, unexpectedError } from './LazyContent.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import { Months } from './Months.tsx';
import { OverviewTable } from './Overview.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { Result } from './Result.tsx';
import { StaticPart } from './StaticPart.tsx';
import { TierBreakdown } from './TierBreakdown.tsx';
import { useResultAnnouncement } from './use-announcements.ts';
import { useCalculator } from './use-calculator.ts';

function Announcements() {
  useResultAnnouncement();
  return null;
}

const loadGoalSeek = async () => (await import('./goal-seek/GoalSeek.tsx')).GoalSeek;

/** How the amounts are calculated: the static explanation and, once opened, the chosen month's commission by tier. */
function Basis({ children }: { readonly children: ReactNode }) {
  const { t } = useCalculator();
  return (
    <LazyDetails id="basis" className="basis" title={t('calculationBasis')} before={children}>
      {() => <TierBreakdown />}
    </LazyDetails>
  );
}

/** What is opened below the registration: the partners needed for a target amount, and all months as a table. */
function Details() {
  const { t } = useCalculator();
  return (
    <div className="openable">
      <LazyDetails id="goal-seek" title={t('goalSeek')}>
        {(openCount) => <LazyContent load={loadGoalSeek} openCount={openCount} />}
      </LazyDetails>
      <LazyDetails id="overview" title={t('monthOverview')} isPrinted>
        {() => <OverviewTable />}
      </LazyDetails>
    </div>
  );
}

interface Props {
  /** Path of the page's language. */
  readonly path: string;
  /** The static disclaimer and explanation, which stand between the calculator's parts. Astro hands over its slots. */
  readonly disclaimer?: ReactNode;
  readonly explanation?: ReactNode;
  /** Not used: Astro's types count slots as children. */
  readonly children?: ReactNode;
}

/** The page's only island: the calculator and all that follows its numbers. */
export function Calculator({ path, disclaimer, explanation }: Props) {
  return (
    <ErrorBoundary fallback={unexpectedError} onError={() => window.calculator.stop()}>
      <CalculatorProvider path={path}>
        <section aria-labelledby="inputs-heading" className={styles['card']}>
          <PartnerFields />
          <Result />
          <Months />
        </section>
        <div className="later">
          <StaticPart name="disclaimer">{disclaimer}</StaticPart>
          <Basis>
            <StaticPart name="explanation">{explanation}</StaticPart>
          </Basis>
          <Actions />
          <Details />
        </div>
        <Announcements />
      </CalculatorProvider>
    </ErrorBoundary>
  );
}
