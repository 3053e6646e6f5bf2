import type { Scenario } from '../state/figures.ts';
import { useCalculator } from './use-calculator.ts';

/** A scenario's name. For `entered`, CSS shows one of three names, depending on the visitor's assumptions. */
export function ScenarioName({ scenario }: { readonly scenario: Scenario }) {
  const { t } = useCalculator();
  if (scenario === 'cautious') return t('lessOptimistic');
  return (
    <>
      <span data-if="plan">{t('optimistic')}</span>
      <span data-if="cautious">{t('lessOptimistic')}</span>
      <span data-if="own">{t('ownAssumptions')}</span>
    </>
  );
}
