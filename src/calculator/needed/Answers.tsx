import { useDeferredValue } from 'react';
import { maximumInput } from '../../config/inputs.ts';
import type { NeededTexts } from '../../content/needed-texts.ts';
import { fill } from '../../format/fill.ts';
import { assumptionsOf } from '../../model/assumptions.ts';
import type { NumberField } from '../../model/number-field.ts';
import { cases, type Case } from '../../state/figures.ts';
import { boundsOf } from '../bounds.ts';
import buttons from '../Button.module.css';
import { CasesTable } from '../CasesTable.tsx';
import { useAnnouncement } from '../use-announcements.ts';
import { useCalculator } from '../use-calculator.ts';
import { amountRule } from './use-needed.ts';
import styles from './Needed.module.css';
import { showYear } from './show-year.ts';
import { useNeeded } from './use-needed.ts';

const caseTexts = { plan: 'columnPlan', cautious: 'columnCautious', own: 'columnOwn' } as const;

interface Props {
  readonly texts: NeededTexts;
  /** Holds the amount, in whole units of the currency. */
  readonly field: NumberField;
}

/** What an amount takes in both cases: how many new partners a month, and how many that makes by the chosen month. */
export function Answers({ texts, field }: Props) {
  const calculator = useCalculator();
  const { t, count } = calculator;
  const amount = useDeferredValue(field.value);
  const { inputs, month, ...needed } = useNeeded(amount);
  const nameOf = (which: Case) => t(caseTexts[which === 'entered' ? assumptionsOf(inputs) : which]);
  const partnersIn = (which: Case) => needed[which] && count(needed[which].partners);
  const notReached = fill(texts.notReached, { maximum: count(maximumInput) });
  const label = texts.newPartnersPerMonth;

  // Once the answer is there: it follows the field.
  const isSaid = amount > 0 || field.isBounded;
  useAnnouncement(isSaid ? `${amount} ${field.isBounded}` : undefined, () => {
    const lines = cases.map((which) =>
      t('stepAnnouncement', { label: nameOf(which), count: partnersIn(which) ?? notReached }),
    );
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
