import type { ReactNode } from 'react';
import { cases, type Case } from '../state/figures.ts';
import styles from './Cases.module.css';
import { useCalculator } from './use-calculator.ts';

/** The `data-if` value that hides the cautious case while the visitor's assumptions equal it. */
export const ifOther = (which: Case) => (which === 'cautious' ? 'plan own' : undefined);

/** Renders its children once per case, side by side, below its name. */
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

/** A case's name. For `entered`, CSS shows one of three names, depending on the visitor's assumptions. */
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
