import { useDeferredValue } from 'react';
import { maximumInput } from '../../config/inputs.ts';
import type { NeededTexts } from '../../content/needed-texts.ts';
import { fill } from '../../format/fill.ts';
import { assumptionsOf } from '../../model/assumptions.ts';
import type { FieldStore } from '../../state/field-store.ts';
import { cases, type Case } from '../../state/figures.ts';
import buttons from '../Button.module.css';
import { CasesTable } from '../CasesTable.tsx';
import { useAnnouncedResult } from '../use-announcements.ts';
import { useCalculator, useStoreState } from '../use-calculator.ts';
import styles from './Needed.module.css';
import { showYear } from './show-year.ts';
import { useNeeded } from './use-needed.ts';

const caseTexts = { plan: 'columnPlan', cautious: 'columnCautious', own: 'columnOwn' } as const;

interface Props {
  readonly texts: NeededTexts;
  /** Holds the amount. */
  readonly store: FieldStore<'amount'>;
}

/** What an amount takes in both cases: how many new partners a month, and how many that makes by the chosen month. */
export function Answers({ texts, store }: Props) {
  const calculator = useCalculator();
  const { t, count } = calculator;
  const amount = useDeferredValue(useStoreState(store, ({ inputs }) => inputs.amount));
  const { inputs, month, ...needed } = useNeeded(amount);
  const nameOf = (which: Case) => t(caseTexts[which === 'entered' ? assumptionsOf(inputs) : which]);
  const partnersIn = (which: Case) => needed[which] && count(needed[which].partners);
  const notReached = fill(texts.notReached, { maximum: count(maximumInput) });
  const label = t('newBoostPartnersMonthly');

  useAnnouncedResult(store, () => {
    const lines = cases.map((which) =>
      t('stepAnnouncement', { label: nameOf(which), count: partnersIn(which) ?? notReached }),
    );
    return amount > 0 ? [label, ...lines].join('\n') : '';
  });

  function takeOver(newLevel1PartnersPerMonth: number): void {
    const announced = { stepped: 'newLevel1PartnersPerMonth' } as const;
    calculator.store.changeInputs({ newLevel1PartnersPerMonth }, { announced });
    showYear();
  }

  if (amount === 0) return null;
  const figure = (text: string | undefined, otherwise: string) =>
    text === undefined ? (
      otherwise
    ) : (
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    );
  const factRow = (fact: 'ownPartners' | 'activeSubscriptions') => ({
    label: t(fact),
    cell: (which: Case) => figure(needed[which]?.figure(fact), '–'),
  });
  const isAnyReached = cases.some((which) => needed[which]);
  return (
    <div className={styles['answers']}>
      <CasesTable
        caption={fill(texts.neededByMonth, { month: count(month) })}
        rows={[
          { label, cell: (which) => figure(partnersIn(which), notReached) },
          ...(isAnyReached ? [factRow('ownPartners'), factRow('activeSubscriptions')] : []),
        ]}
      />
      {cases.map((which, index) => {
        const { partners } = needed[which] ?? {};
        return (
          partners !== undefined && (
            <button
              key={which}
              type="button"
              className={`${buttons['outlined']} ${index > 0 ? styles['second'] : ''}`}
              aria-label={`${texts.calculateWithThis} (${nameOf(which)})`}
              onClick={() => takeOver(partners)}
            >
              {texts.calculateWithThis}
            </button>
          )
        );
      })}
    </div>
  );
}
