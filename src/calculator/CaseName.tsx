import type { Case } from '../state/figures.ts';
import { Chosen } from './Chosen.tsx';
import { useCalculator } from './use-calculator.ts';

/** The name of a case; of the visitor's, by the assumptions that it has. */
export function CaseName({ which }: { readonly which: Case }) {
  const { t } = useCalculator();
  if (which === 'cautious') return t('columnCautious');
  return <Chosen plan={t('columnPlan')} cautious={t('columnCautious')} own={t('columnOwn')} />;
}
