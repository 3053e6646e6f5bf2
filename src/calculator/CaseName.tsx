import type { Case } from '../state/figures.ts';
import { useCalculator } from './use-calculator.ts';

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
