import { useDeferredValue, useMemo, useReducer, useRef } from 'react';
import { maximumInput } from '../settings/settings.ts';
import { amountRule, partnersFor } from '../model/goal-seek.ts';
import { fieldReducer, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { plan } from '../model/plan.ts';
import { calculatorElement } from '../state/markup.ts';
import { answerHeadingId } from './Answer.tsx';
import buttons from './Button.module.css';
import { Disclosure } from './Disclosure.tsx';
import { Isolated, SettledFigure } from './Figure.tsx';
import { NumberField } from './NumberField.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useSettledAnnouncement } from './use-announcements.ts';
import { useCalculator, useSettledState } from './use-calculator.ts';

/** Scrolls to the calculator. The pressed button is then out of sight: the answer's heading gets the focus. */
function showAnswer(): void {
  document.getElementById(answerHeadingId)?.focus({ preventScroll: true });
  calculatorElement().scrollIntoView();
}

interface Props {
  /** State of the amount's field, in whole currency units. */
  readonly field: NumberFieldState;
  readonly dispatch: (event: FieldEvent) => void;
}

function Content({ field, dispatch }: Props) {
  const { t, count, money, store } = useCalculator();
  const { inputs } = useSettledState();
  const amount = useDeferredValue(field.value);
  const solution = useMemo(() => partnersFor(plan, inputs, 100 * amount), [amount, inputs]);
  const notReached = t('notReached', { maximum: count(maximumInput) });
  const lines = solution && [
    { label: t('newPartnersPerMonth'), number: count(solution.newPartners) },
    { label: t('monthAlone', { month: count(plan.horizonMonths) }), number: money(solution.cents) },
  ];
  const announced = useRef(field.value);
  useSettledAnnouncement(amount, () => {
    if (announced.current === amount) return undefined;
    announced.current = amount;
    if (amount > 0 && !lines) return notReached;
    const said = amount > 0 ? lines! : [{ label: t('amountPerMonth'), number: count(0) }];
    return said.map(({ label, number }) => t('labelledNumber', { label, count: number })).join('\n');
  });

  return (
    <div className="goal-seek">
      <NumberField name="amount" label={t('amountPerMonth')} rule={amountRule} field={field} dispatch={dispatch} />
      {amount > 0 && !lines && <p>{notReached}</p>}
      {amount > 0 && lines && (
        <>
          <dl>
            {lines.map(({ label, number }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Isolated>{number}</Isolated>
                </dd>
              </div>
            ))}
          </dl>
          <p className="note">
            <TextWithElements text={t('goalSeekNote')} elements={{ start: <SettledFigure name="partnersAtStart" /> }} />
          </p>
          <button
            type="button"
            className={buttons['outlined']}
            onClick={() => {
              store.getState().setInputs({ newLevel1PartnersPerMonth: solution.newPartners });
              showAnswer();
            }}
          >
            {t('calculateWithThis')}
          </button>
        </>
      )}
    </div>
  );
}

/** Finds the partners that a target amount takes. The amount is never part of the address; only an applied answer is. */
export function GoalSeek() {
  const { t } = useCalculator();
  // Here, so that closing the disclosure does not lose the amount.
  const [field, dispatch] = useReducer(
    (before: NumberFieldState, event: FieldEvent) => fieldReducer(before, event, amountRule),
    { value: amountRule.default },
  );
  return (
    <Disclosure title={t('goalSeek')}>
      <Content field={field} dispatch={dispatch} />
    </Disclosure>
  );
}
