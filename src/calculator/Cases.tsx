import type { ReactNode } from 'react';
import { cases, type Case } from '../state/figures.ts';
import styles from './Cases.module.css';
import { useCalculator } from './use-calculator.ts';

/** The `data-if` of the less optimistic case: it is hidden while the visitor assumes the same, to avoid repetition. */
export const ifOther = (which: Case) => (which === 'cautious' ? 'plan own' : undefined);

/** Something in both cases, side by side, each below its name. */
export function Cases({ children }: { readonly children: (which: Case) => ReactNode }) {
  return (
    <div className={styles['cases']}>
      {cases.map((which) => (
        <div key={which} data-case={which} data-if={ifOther(which)}>
          <p className={styles['name']}>
            <CaseName which={which} />
          </p>
          {children(which)}
        </div>
      ))}
    </div>
  );
}

/** The name of a case; of the visitor's, by the assumptions that it has. */
export function CaseName({ which }: { readonly which: Case }) {
  const { t } = useCalculator();
  if (which === 'cautious') return t('lessOptimistic');
  return (
    <>
      <span data-if="plan">{t('optimistic')}</span>
      <span data-if="cautious">{t('lessOptimistic')}</span>
      <span data-if="own">{t('ownAssumptions')}</span>
    </>
  );
}
