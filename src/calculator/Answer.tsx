import { ownPriceCents } from '../model/plan.ts';
import styles from './Answer.module.css';
import { AssumptionValues, Bar, Commission, Figure, Mark } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the answer's heading. */
export const answerHeadingId = 'answer-heading';

/** An example: its assumptions, its commission, its bar, and what remains after one's own plan, if the owner names one. */
function Example({ isCompared }: { readonly isCompared: boolean }) {
  const { t } = useCalculator();
  const amount = (
    <b>
      <Figure name="afterOwnPlan" isCompared={isCompared} />
    </b>
  );
  return (
    <div className={styles['example']}>
      <h3>
        <Mark isCompared={isCompared} />
        <span>
          {t(isCompared ? 'anotherExample' : 'thisExample')}{' '}
          <small>
            <AssumptionValues isCompared={isCompared} />
          </small>
        </span>
      </h3>
      <p className={styles['amount']}>
        <Commission isCompared={isCompared} />
      </p>
      <svg className="amount-bar" aria-hidden="true">
        <Bar isCompared={isCompared} />
      </svg>
      {ownPriceCents !== undefined && (
        <p className={`note ${styles['net']}`}>
          <TextWithElements text={t('afterOwnPlan')} elements={{ amount }} />
        </p>
      )}
    </div>
  );
}

/** The answer: the chosen month's commission in two examples of the same numbers of partners. */
export function Answer() {
  const { t, incomeDisclosure } = useCalculator();
  return (
    <section className={styles['answer']} aria-labelledby={answerHeadingId}>
      <h2 id={answerHeadingId} tabIndex={-1}>
        <TextWithElements text={t('monthAlone')} elements={{ month: <Figure name="month" /> }} />
      </h2>
      <p>
        <strong>{t('nonBindingNote')}</strong> {t('beforeTaxes')}{' '}
        {/* Typical results belong next to possible ones: FTC, "Business Guidance Concerning Multi-Level Marketing". */}
        {incomeDisclosure && <a href={incomeDisclosure.address}>{incomeDisclosure.label}</a>}
      </p>
      <div className={styles['examples']}>
        <Example isCompared={false} />
        <Example isCompared />
      </div>
    </section>
  );
}
