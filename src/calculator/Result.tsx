import { ownPriceCents } from '../model/plan.ts';
import { scenarios } from '../state/figures.ts';
import { ofScenario, settled } from '../state/markup.ts';
import { Assumptions } from './Assumptions.tsx';
import { CommissionSum } from './CommissionSum.tsx';
import { Dots } from './Dots.tsx';
import { ImmediateFigure } from './Figure.tsx';
import { Ledger } from './Ledger.tsx';
import { BoldSentence, TextWithElements } from './TextWithElements.tsx';
import styles from './Result.module.css';
import { ScenarioName } from './ScenarioName.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the result's heading. */
export const resultHeadingId = 'result-heading';

/** The chosen month's commission in both scenarios, in equal size, and a caveat. */
function Amounts() {
  const { t, disclosure } = useCalculator();
  return (
    <>
      <h2 id={resultHeadingId} tabIndex={-1}>
        <TextWithElements text={t('monthAlone')} elements={{ month: <ImmediateFigure name="month" /> }} />
      </h2>
      <p className={styles['caveat']}>
        <BoldSentence text={t('nonBindingNote')} which="last" />{' '}
        {/* Typical results belong next to possible ones: FTC, "Business Guidance Concerning Multi-Level Marketing". */}
        {disclosure && <a href={disclosure.address}>{disclosure.label}</a>}
      </p>
      <div className={styles['amounts']}>
        {scenarios.map((scenario) => (
          <div key={scenario} {...ofScenario(scenario)}>
            <h3>
              <ScenarioName scenario={scenario} />
            </h3>
            <p className={styles['amount']}>
              <ImmediateFigure name="commission" scenario={scenario} />
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

/** What is left after the visitor's own subscription, if the owner has named one, and a sentence if it is a loss. */
function LeftAfterOwn() {
  const { t } = useCalculator();
  if (ownPriceCents === undefined) return null;
  return (
    <div className={styles['left']}>
      <Ledger
        labelledBy={resultHeadingId}
        rows={[
          {
            name: 'left',
            label: t('leftAfterOwn'),
            value: (scenario) => <ImmediateFigure name="leftAfterOwn" scenario={scenario} />,
          },
        ]}
      />
      <p>{t('lossNote')}</p>
    </div>
  );
}

/** The result: the two amounts, what they assume, how they add up and the people behind them. */
export function Result() {
  return (
    <div className={styles['result']} data-result>
      <div>
        <Amounts />
        <LeftAfterOwn />
        <Assumptions />
      </div>
      <div {...settled} className={styles['sum']}>
        <CommissionSum />
        <Dots />
      </div>
    </div>
  );
}
