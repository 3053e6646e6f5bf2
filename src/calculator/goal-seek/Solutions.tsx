import { useDeferredValue } from 'react';
import { maximumInput } from '../../config/maximum-input.ts';
import { assumptionSet } from '../../model/inputs.ts';
import type { FieldEvent, NumberFieldState } from '../../model/number-field.ts';
import { scenarios, type Scenario } from '../../state/figures.ts';
import { calculatorElement, shownIn } from '../../state/markup.ts';
import buttons from '../Button.module.css';
import { Ledger, type LedgerRow } from '../Ledger.tsx';
import { resultHeadingId } from '../Result.tsx';
import { fieldAnnouncement, useDebouncedAnnouncement } from '../use-announcements.ts';
import { useCalculator } from '../use-calculator.ts';
import { amountRule, useGoalSeek } from './use-goal-seek.ts';

const scenarioTexts = { plan: 'optimistic', cautious: 'lessOptimistic', own: 'ownAssumptions' } as const;

interface Props {
  /** Label of the amount's field. */
  readonly label: string;
  /** State of the amount field, in whole currency units. */
  readonly field: NumberFieldState;
  readonly dispatch: (event: FieldEvent) => void;
}

/** The new partners per month that the amount takes, in both scenarios, and the resulting totals by the chosen month. */
export function Solutions({ label, field, dispatch }: Props) {
  const calculator = useCalculator();
  const { t, count, store } = calculator;
  const amount = useDeferredValue(field.value);
  const { inputs, ...solutions } = useGoalSeek(amount);
  const nameOf = (scenario: Scenario) => t(scenarioTexts[scenario === 'entered' ? assumptionSet(inputs) : scenario]);
  const notReached = t('notReached', { maximum: count(maximumInput) });
  const partnersLabel = t('newPartnersPerMonth');

  function solutionTexts(): string[] {
    const shown = assumptionSet(inputs) === 'cautious' ? scenarios.slice(0, 1) : scenarios;
    const lines = shown.map((scenario) => {
      const partners = solutions[scenario]?.partners;
      return t('labelledNumber', {
        label: nameOf(scenario),
        count: partners === undefined ? notReached : count(partners),
      });
    });
    return [partnersLabel, ...lines];
  }
  // Waits until the solutions belong to the amount in the field: `amount` is deferred.
  const due = amount === field.value ? field.announcement : undefined;
  useDebouncedAnnouncement(due, () => {
    dispatch({ type: 'announced' });
    // A cleared amount has no solutions, so the amount itself is announced.
    const announcement = amount === 0 ? { ...due!, isStepped: true } : due!;
    const ofField = fieldAnnouncement(announcement, { label, value: amount, rule: amountRule }, calculator);
    return [...ofField, ...(amount > 0 ? solutionTexts() : [])].join('\n');
  });

  if (amount === 0) return null;
  const row = (label: string, name: keyof NonNullable<(typeof solutions)[Scenario]>): LedgerRow => ({
    name,
    label,
    value: (scenario) => {
      const number = solutions[scenario]?.[name];
      // The first row says that no number is enough.
      if (number === undefined) return name === 'partners' && notReached;
      return (
        <bdi dir="ltr" translate="no">
          {count(number)}
        </bdi>
      );
    },
  });
  const use = (partners: number) => {
    store.getState().setInputs({ newLevel1PartnersPerMonth: partners }, 'newLevel1PartnersPerMonth');
    showResult();
  };
  return (
    <div className="solutions">
      <Ledger
        labelledBy="amount-hint"
        rows={[
          row(partnersLabel, 'partners'),
          row(t('ownPartners'), 'own'),
          row(t('partnersOfPartners'), 'theirs'),
          row(t('activeSubscriptions'), 'subscriptions'),
        ]}
      />
      <div className="use">
        {scenarios.map((scenario) => {
          const solution = solutions[scenario];
          return (
            <div key={scenario} {...shownIn(scenario)}>
              {solution && (
                <button
                  type="button"
                  className={buttons['outlined']}
                  aria-label={`${t('calculateWithThis')} (${nameOf(scenario)})`}
                  onClick={() => use(solution.partners)}
                >
                  {t('calculateWithThis')}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls to the calculator. The pressed button is then out of sight: the result's heading gets the focus. */
function showResult(): void {
  document.getElementById(resultHeadingId)?.focus({ preventScroll: true });
  calculatorElement().scrollIntoView();
}
