import { useDeferredValue, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { maximumInput } from '../settings/settings.ts';
import { amountRule, nextAmount, partnersFor } from '../model/goal-seek.ts';
import { fieldReducer, type NumberFieldState } from '../model/number-field.ts';
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
  /** State of the amount's field, in whole currency units; undefined before anything has been entered. */
  readonly entered: NumberFieldState | undefined;
  readonly onEnter: Dispatch<SetStateAction<NumberFieldState | undefined>>;
}

function Content({ entered, onEnter }: Props) {
  const { t, count, money, store } = useCalculator();
  const { inputs, rows } = useSettledState();
  const { totalRevenueCents } = rows.at(-1)!;
  const field = entered ?? { value: nextAmount(totalRevenueCents) };
  const amount = useDeferredValue(field.value);
  const isReached = 100 * amount <= totalRevenueCents;
  const solution = useMemo(
    () => (isReached ? undefined : partnersFor(plan, inputs, 100 * amount)),
    [isReached, amount, inputs],
  );
  const lines = solution && [
    { label: t('newPartnersPerMonth'), number: count(solution.newPartners) },
    { label: t('monthAlone', { month: count(plan.horizonMonths) }), number: money(solution.cents) },
  ];
  const note = isReached ? t('alreadyReached') : t('notReached', { maximum: count(maximumInput) });
  const said = lines?.map(({ label, number }) => t('labelledNumber', { label, count: number })).join('\n') ?? note;
  useSettledAnnouncement(entered?.value, () => entered && said);

  return (
    <div className="goal-seek">
      <NumberField
        name="amount"
        label={t('amountPerMonth')}
        rule={amountRule}
        field={field}
        dispatch={(event) => onEnter((before = field) => fieldReducer(before, event, amountRule))}
      />
      {!solution && <p>{note}</p>}
      {lines && (
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

/** Finds how many new partners a month an amount takes. The amount never enters the address; the number does, once used. */
export function GoalSeek() {
  const { t } = useCalculator();
  // Here, so that closing the disclosure does not lose the amount.
  const [entered, setEntered] = useState<NumberFieldState>();
  return (
    <Disclosure title={t('goalSeek')}>
      <Content entered={entered} onEnter={setEntered} />
    </Disclosure>
  );
}
