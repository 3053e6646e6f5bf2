import { ownPriceCents } from '../model/plan.ts';
import styles from './Answer.module.css';
import { ImmediateFigure } from './Figure.tsx';
import { OtherAssumptions } from './OtherAssumptions.tsx';
import { Partners } from './Partners.tsx';
import { BoldSentence, TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the answer's heading. */
export const answerHeadingId = 'answer-heading';

/** What is left after the visitor's own subscription, if the owner has named one, and a sentence if it is a loss. */
function LeftAfterOwn() {
  const { t } = useCalculator();
  if (ownPriceCents === undefined) return null;
  const amount = (
    <b>
      <ImmediateFigure name="leftAfterOwn" />
    </b>
  );
  return (
    <p className={styles['left']}>
      <TextWithElements text={t('leftAfterOwn')} elements={{ amount }} /> <span>{t('lossNote')}</span>
    </p>
  );
}

/** The answer: the chosen month's commission, what it assumes, what other assumptions lead to, and the people behind it. */
export function Answer() {
  const { t, disclosure } = useCalculator();
  return (
    <div className={styles['answer']} data-answer>
      <h2 id={answerHeadingId} tabIndex={-1}>
        <TextWithElements text={t('monthAlone')} elements={{ month: <ImmediateFigure name="month" /> }} />
      </h2>
      <p className={styles['caveat']}>
        <BoldSentence
          text={t('nonBindingNote')}
          which="last"
          elements={{
            conversion: <ImmediateFigure name="conversion" />,
            cancellation: <ImmediateFigure name="cancellation" />,
            referrals: <ImmediateFigure name="referralsTenths" />,
          }}
        />{' '}
        {/* Typical results belong next to possible ones: FTC, "Business Guidance Concerning Multi-Level Marketing". */}
        {disclosure && <a href={disclosure.address}>{disclosure.label}</a>}
      </p>
      <p className={styles['amount']}>
        <ImmediateFigure name="commission" />
      </p>
      <LeftAfterOwn />
      <OtherAssumptions />
      <Partners />
    </div>
  );
}
