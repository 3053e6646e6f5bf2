import { cautiousAssumptions, planAssumptions } from '../model/assumptions.ts';
import { ownPriceCents } from '../model/plan.ts';
import type { Assumptions as AssumptionInputs } from '../model/projection.ts';
import { inputText } from '../state/figures.ts';
import { sizedAttributes } from '../state/markup.ts';
import styles from './Answer.module.css';
import { Assumptions } from './Assumptions.tsx';
import { assumptionFigures, Bar, Commission, ExampleName, Figure, SettledFigure } from './Figure.tsx';
import { TextWithElements, type Elements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the answer's heading. */
export const answerHeadingId = 'answer-heading';

interface LineProps {
  readonly text: string;
  readonly className?: string | undefined;
  readonly elements: Elements;
  /** The longest that each element becomes by a step, another month or other assumptions, so that these move nothing. */
  readonly longest: Elements;
}

/** A line below an amount, and behind it, unseen, the longest line that it can become. */
const Line = ({ text, className = '', elements, longest }: LineProps) => (
  <p className={`note ${styles['line']} ${className}`}>
    <span>
      <TextWithElements text={text} elements={elements} />
    </span>
    <span aria-hidden="true">
      <TextWithElements text={text} elements={longest} />
    </span>
  </p>
);

/** An example: its commission, what makes it, its bar, what remains after one's own plan, and how many people it takes. */
function Example({ isCompared }: { readonly isCompared: boolean }) {
  const calculator = useCalculator();
  const { t } = calculator;
  /** Of an assumption's two values that the button below chooses, the one that takes more room. */
  const longestValue = (name: keyof AssumptionInputs) =>
    [planAssumptions[name], cautiousAssumptions[name]]
      .map((value) => inputText(name, value, calculator))
      .toSorted((one, other) => other.length - one.length)[0];
  return (
    <div className={styles['example']}>
      <h3>
        <ExampleName isCompared={isCompared} />
      </h3>
      <p className={styles['amount']} {...sizedAttributes}>
        <Commission isCompared={isCompared} />
      </p>
      <Line
        text={t('exampleAssumptions')}
        elements={assumptionFigures(isCompared)}
        longest={{
          conversion: longestValue('conversion'),
          cancellation: longestValue('cancellation'),
          referrals: longestValue('referralsTenths'),
        }}
      />
      <Bar isCompared={isCompared} />
      {ownPriceCents !== undefined && (
        <Line
          className={styles['net']}
          text={t('afterOwnPlan')}
          elements={{ amount: <Figure name="afterOwnPlan" isCompared={isCompared} /> }}
          longest={{ amount: <SettledFigure name="afterOwnPlan" isLongest /> }}
        />
      )}
      <Line
        text={t('subscriptions')}
        elements={{
          partners: <SettledFigure name="partners" isCompared={isCompared} />,
          subscriptions: <SettledFigure name="subscriptions" isCompared={isCompared} />,
        }}
        longest={{
          partners: <SettledFigure name="partners" isLongest />,
          subscriptions: <SettledFigure name="subscriptions" isLongest />,
        }}
      />
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
