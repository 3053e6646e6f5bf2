import { useDeferredValue } from 'react';
import { maximumInput } from '../../config/maximum-input.ts';
import { assumptionsOf } from '../../model/assumptions.ts';
import type { NumberField } from '../../model/number-field.ts';
import { cases, type Case } from '../../state/figures.ts';
import { boundsOf } from '../field-texts.ts';
import buttons from '../Button.module.css';
import { Cases } from '../Cases.tsx';
import { Labelled } from '../Filled.tsx';
import { useAnnouncement } from '../use-announcements.ts';
import { useCalculator } from '../use-calculator.ts';
import styles from './GoalSeek.module.css';
import { amountRule, useGoalSeek } from './use-goal-seek.ts';

const caseTexts = { plan: 'optimistic', cautious: 'lessOptimistic', own: 'ownAssumptions' } as const;

interface Props {
  /** Holds the amount, in whole units of the currency. */
  readonly field: NumberField;
}

/** What an amount takes in both cases: how many new partners a month, and how many that makes by the chosen month. */
export function Solutions({ field }: Props) {
  const calculator = useCalculator();
  const { t, count } = calculator;
  const amount = useDeferredValue(field.value);
  const { inputs, month, ...solutions } = useGoalSeek(amount);
  const nameOf = (which: Case) => t(caseTexts[which === 'entered' ? assumptionsOf(inputs) : which]);
  const notReached = t('notReached', { maximum: count(maximumInput) });
  const label = t('newPartnersPerMonth');

  const isSaid = amount > 0 || field.isBounded;
  useAnnouncement(isSaid ? `${amount} ${field.isBounded}` : undefined, () => {
    const shown = assumptionsOf(inputs) === 'cautious' ? cases.slice(0, 1) : cases;
    const lines = shown.map((which) => {
      const partners = solutions[which]?.partners;
      return t('labelledNumber', {
        label: nameOf(which),
        count: partners === undefined ? notReached : count(partners),
      });
    });
    return [
      ...(field.isBounded ? [boundsOf(amountRule, calculator)] : []),
      ...(amount > 0 ? [label, ...lines] : []),
    ].join('\n');
  });

  function takeOver(newLevel1PartnersPerMonth: number): void {
    calculator.store.getState().setInputs({ newLevel1PartnersPerMonth }, { stepped: 'newLevel1PartnersPerMonth' });
    showYear();
  }

  if (amount === 0) return null;
  return (
    <div role="group" className={styles['solutions']} aria-labelledby="solutions-heading">
      <h3 id="solutions-heading">{t('requiredByMonth', { month: count(month) })}</h3>
      <Cases>
        {(which) => {
          const solution = solutions[which];
          if (!solution) return <p>{notReached}</p>;
          const { partners, own, subscriptions } = solution;
          const numbers = [
            [label, partners],
            [t('ownPartners'), own],
            [t('activeSubscriptions'), subscriptions],
          ] as const;
          return (
            <>
              {numbers.map(([name, number]) => (
                <Labelled key={name} label={name}>
                  <bdi dir="ltr" translate="no">
                    {count(number)}
                  </bdi>
                </Labelled>
              ))}
              <button
                type="button"
                className={buttons['outlined']}
                aria-label={`${t('calculateWithThis')} (${nameOf(which)})`}
                onClick={() => takeOver(partners)}
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

/**
 * Scrolls to the fields, the amounts and the months. The pressed button is then out of sight, so the focus moves to the
 * chosen month.
 */
function showYear(): void {
  document.querySelector<HTMLElement>('[name=month]:checked')?.focus({ preventScroll: true });
  document.getElementById('calculator')?.scrollIntoView();
}
