import { useDeferredValue, useMemo, useReducer, useRef } from 'react';
import { maximumInput } from '../settings/settings.ts';
import { amountRule, fewestPartners } from '../model/goal-seek.ts';
import { assumptionNames } from '../model/inputs.ts';
import { fieldReducer, type FieldEvent, type NumberFieldState } from '../model/number-field.ts';
import { plan } from '../model/plan.ts';
import { project } from '../model/projection.ts';
import { calculatorElement } from '../state/markup.ts';
import { answerHeadingId } from './Answer.tsx';
import buttons from './Button.module.css';
import { Disclosure } from './Disclosure.tsx';
import { Isolated, SettledFigure } from './Figure.tsx';
import { LabelledField } from './NumberField.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useSettledAnnouncement } from './use-announcements.ts';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';
import { labelKeys } from './use-input-field.ts';

/** The new partners per month that the amount takes, and what that leads to. @param amount in whole currency units */
function useSolution(amount: number) {
  const { inputs } = useSettledState();
  const month = useChosenMonth();
  return useMemo(() => {
    const partners = fewestPartners(plan, inputs, 100 * amount, month);
    if (partners === undefined) return undefined;
    const rows = project(plan, { ...inputs, newLevel1PartnersPerMonth: partners });
    return { newPartners: partners, ...rows[month - 1]! };
  }, [amount, inputs, month]);
}

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
  const { t, count, store } = useCalculator();
  const month = useChosenMonth();
  const amount = useDeferredValue(field.value);
  const solution = useSolution(amount);
  const label = t('amountPerMonth');
  const notReached = t('notReached', { maximum: count(maximumInput) });

  const lines = solution && [
    { label: t('subscriptions'), number: solution.level1.subscriptions + solution.level2.subscriptions },
    { label: t('ownPartners'), number: solution.level1.partners },
    { label: t('partnersOfPartners'), number: solution.level2.partners },
    { label: t('newPartnersPerMonth'), number: solution.newPartners },
  ];
  const announced = useRef(field.value);
  useSettledAnnouncement(amount, () => {
    if (announced.current === amount) return undefined;
    announced.current = amount;
    if (amount > 0 && !lines) return notReached;
    const said = amount > 0 ? lines! : [{ label, number: 0 }];
    return said.map((line) => t('labelledNumber', { label: line.label, count: count(line.number) })).join('\n');
  });

  return (
    <div className="goal-seek">
      <LabelledField
        name="amount"
        label={label}
        explanation={t('amountHint', { month: count(month) })}
        rule={amountRule}
        field={field}
        dispatch={dispatch}
      />
      {amount > 0 && !lines && <p>{notReached}</p>}
      {amount > 0 && lines && (
        <>
          <dl>
            {lines.map((line) => (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>
                  <Isolated>{count(line.number)}</Isolated>
                </dd>
              </div>
            ))}
          </dl>
          <ul className="note">
            {assumptionNames.map((name) => (
              <li key={name}>
                <TextWithElements
                  text={t('labelledNumber', { label: t(labelKeys[name]) })}
                  elements={{ count: <SettledFigure name={name} /> }}
                />
              </li>
            ))}
          </ul>
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
