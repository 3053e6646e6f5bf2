import type { ExampleMonth } from '../model/bars.ts';
import { ownPriceCents, plan } from '../model/plan.ts';
import { sizedAttributes } from '../state/markup.ts';
import styles from './Answer.module.css';
import { Assumptions } from './Assumptions.tsx';
import { assumptionFigures, Bar, Commission, ExampleName, Figure, SettledFigure } from './Figure.tsx';
import { TextWithElements, type Elements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the answer's heading. */
export const answerHeadingId = 'answer-heading';

/** The elements for a line's placeholders, for an example in the given month, or in the chosen one if none is given. */
type ElementsOf = (example: ExampleMonth) => Elements;

const peopleOf: ElementsOf = (example) => ({
  partners: <SettledFigure name="partners" {...example} />,
  subscriptions: <SettledFigure name="subscriptions" {...example} />,
});
const netOf: ElementsOf = (example) => {
  const Shown = example.month === undefined ? Figure : SettledFigure;
  return { amount: <Shown name="afterOwnPlan" {...example} /> };
};

interface LineProps extends ExampleMonth {
  readonly text: string;
  readonly className?: string | undefined;
  readonly elementsOf: ElementsOf;
}

/**
 * A line below an amount. Two invisible copies, with the last month's values of both examples, keep its height the same
 * after a step, for another month and after a press of "Use these values".
 */
const Line = ({ text, className = '', elementsOf, ...example }: LineProps) => (
  <p className={`note ${styles['line']} ${className}`}>
    <span>
      <TextWithElements text={text} elements={elementsOf(example)} />
    </span>
    {[false, true].map((isOther) => (
      <span key={`${isOther}`} aria-hidden="true">
        <TextWithElements text={text} elements={elementsOf({ isOther, month: plan.horizonMonths })} />
      </span>
    ))}
  </p>
);

/** An example: its commission, what makes it, its bar, what remains after one's own plan, and how many people it takes. */
function Example({ isOther }: { readonly isOther: boolean }) {
  const { t } = useCalculator();
  const example = { isOther };
  return (
    <div className={styles['example']}>
      <h3>
        <ExampleName {...example} />
      </h3>
      <p className={styles['amount']} {...sizedAttributes}>
        <Commission {...example} />
      </p>
      <Line {...example} text={t('exampleAssumptions')} elementsOf={assumptionFigures} />
      <Bar {...example} />
      {ownPriceCents !== undefined && (
        <Line {...example} className={styles['net']} text={t('afterOwnPlan')} elementsOf={netOf} />
      )}
      <Line {...example} text={t('subscriptions')} elementsOf={peopleOf} />
    </div>
  );
}

/** The answer: the chosen month's commission in two examples of the same numbers of partners, and their assumptions. */
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
        <Example isOther={false} />
        <Example isOther />
      </div>
      <p className="note">{t('assumptionsNote')}</p>
      <Assumptions />
    </section>
  );
}
