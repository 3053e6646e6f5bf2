import { useDeferredValue } from 'react';
import { maximumInput } from '../../config/maximum-input.ts';
import { assumptionSet } from '../../model/inputs.ts';
import type { FieldEvent, NumberFieldState } from '../../model/number-field.ts';
import { cases, type Case } from '../../state/figures.ts';
import buttons from '../Button.module.css';
import { Cases } from '../Cases.tsx';
import { LabelledValue } from '../TextWithElements.tsx';
import { fieldAnnouncement, useDebouncedAnnouncement } from '../use-announcements.ts';
import { useCalculator } from '../use-calculator.ts';
import { amountRule, useGoalSeek } from './use-goal-seek.ts';

const caseTexts = { plan: 'optimistic', cautious: 'lessOptimistic', own: 'ownAssumptions' } as const;

interface Props {
  /** Label of the amount's field. */
  readonly label: string;
  /** State of the amount field, in whole currency units. */
  readonly field: NumberFieldState;
  readonly dispatch: (event: FieldEvent) => void;
}

/** The new partners per month that the amount takes, in both cases, and the resulting totals by the chosen month. */
export function Solutions({ label, field, dispatch }: Props) {
  const calculator = useCalculator();
  const { t, count, store } = calculator;
  const amount = useDeferredValue(field.value);
  const { inputs, ...solutions } = useGoalSeek(amount);
  const nameOf = (which: Case) => t(caseTexts[which === 'entered' ? assumptionSet(inputs) : which]);
  const notReached = t('notReached', { maximum: count(maximumInput) });
  const partnersLabel = t('newPartnersPerMonth');

  function solutionTexts(): string[] {
    const shown = assumptionSet(inputs) === 'cautious' ? cases.slice(0, 1) : cases;
    const lines = shown.map((which) => {
      const partners = solutions[which]?.partners;
      return t('labelledNumber', {
        label: nameOf(which),
        count: partners === undefined ? notReached : count(partners),
      });
    });
    return [partnersLabel, ...lines];
  }
  // Waits until the solutions belong to the amount in the field: `amount` is deferred.
  useDebouncedAnnouncement(amount === field.value ? field.announcement : undefined, ({ isStepped, announcesRange }) => {
    dispatch({ type: 'announced' });
    // A cleared amount has no solutions, so the amount itself is announced.
    const due = { isStepped: isStepped || amount === 0, announcesRange };
    const ofField = fieldAnnouncement(due, { label, value: amount, rule: amountRule }, calculator);
    return [...ofField, ...(amount > 0 ? solutionTexts() : [])].join('\n');
  });

  if (amount === 0) return null;
  return (
    <div role="group" className="solutions" aria-labelledby="amount-hint">
      <Cases>
        {(which) => {
          const solution = solutions[which];
          if (!solution) return <p>{notReached}</p>;
          const { partners, own, theirs, subscriptions } = solution;
          const numbers = [
            [partnersLabel, partners],
            [t('ownPartners'), own],
            [t('partnersOfPartners'), theirs],
            [t('activeSubscriptions'), subscriptions],
          ] as const;
          return (
            <>
              {numbers.map(([name, number]) => (
                <LabelledValue key={name} label={name}>
                  <bdi dir="ltr" translate="no">
                    {count(number)}
                  </bdi>
                </LabelledValue>
              ))}
              <button
                type="button"
                className={buttons['outlined']}
                aria-label={`${t('calculateWithThis')} (${nameOf(which)})`}
                onClick={() =>
                  store.getState().setInputs({ newLevel1PartnersPerMonth: partners }, 'newLevel1PartnersPerMonth')
                }
              >
                {t('calculateWithThis')}
              </button>
            </>
          );
        }}
      </Cases>
    </div>
  );
}
