import { ownPriceCents } from '../model/plan.ts';
import styles from './Answer.module.css';
import { Figure } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the answer's heading. */
export const answerHeadingId = 'answer-heading';

/** The answer: the chosen month's commission, and what it comes to after one's own plan, if the owner has named one. */
export function Answer() {
  const { t, incomeDisclosure } = useCalculator();
  const afterOwnPlan = (
    <b>
      <Figure name="afterOwnPlan" />
    </b>
  );
  return (
    <div className={styles['answer']} data-answer>
      <h2 id={answerHeadingId} tabIndex={-1}>
        <TextWithElements text={t('monthAlone')} elements={{ month: <Figure name="month" /> }} />
      </h2>
      <p>
        <strong>{t('nonBindingNote')}</strong>{' '}
        {/* Typical results belong next to possible ones: FTC, "Business Guidance Concerning Multi-Level Marketing". */}
        {incomeDisclosure && <a href={incomeDisclosure.address}>{incomeDisclosure.label}</a>}
      </p>
      <p className={styles['amount']}>
        <Figure name="commission" />
      </p>
      {ownPriceCents !== undefined && (
        <p className={styles['after']}>
          <TextWithElements text={t('afterOwnPlan')} elements={{ amount: afterOwnPlan }} />
        </p>
      )}
    </div>
  );
}
