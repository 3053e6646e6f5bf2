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

/** What stands in a line's places in an example, and in its last month if one is given. */
type ElementsOf = (example: ExampleMonth) => Elements;

const assumptionsOf: ElementsOf = ({ isCompared = false }) => assumptionFigures(isCompared);
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
 * A line below an amount, and behind it, unseen, those of both examples' last months: no step, no other month and no press
 * of the button changes its height.
 */
const Line = ({ text, className = '', elementsOf, isCompared }: LineProps) => (
  <p className={`note ${styles['line']} ${className}`}>
    <span>
      <TextWithElements text={text} elements={elementsOf({ isCompared })} />
    </span>
    {[false, true].map((unseen) => (
      <span key={`${unseen}`} aria-hidden="true">
        <TextWithElements text={text} elements={elementsOf({ isCompared: unseen, month: plan.horizonMonths })} />
      </span>
    ))}
  </p>
);

/** An example: its commission, what makes it, its bar, what remains after one's own plan, and how many people it takes. */
function Example({ isCompared }: { readonly isCompared: boolean }) {
  const { t } = useCalculator();
  const example = { isCompared };
  return (
    <div className={styles['example']}>
      <h3>
        <ExampleName {...example} />
      </h3>
      <p className={styles['amount']} {...sizedAttributes}>
        <Commission {...example} />
      </p>
      <Line {...example} text={t('exampleAssumptions')} elementsOf={assumptionsOf} />
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
        <Example isCompared={false} />
        <Example isCompared />
      </div>
      <p className="note">{t('assumptionsNote')}</p>
      <Assumptions />
    </section>
  );
}
