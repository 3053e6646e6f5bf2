import type { Scenario } from '../state/figures.ts';
import { shownWith } from '../state/markup.ts';
import { useCalculator } from './use-calculator.ts';

/** A scenario's name. For `entered`, CSS shows one of three names, depending on the visitor's assumptions. */
export function ScenarioName({ scenario }: { readonly scenario: Scenario }) {
  const { t } = useCalculator();
  if (scenario === 'cautious') return t('lessOptimistic');
  return (
    <>
      <span {...shownWith('plan')}>{t('optimistic')}</span>
      <span {...shownWith('cautious')}>{t('lessOptimistic')}</span>
      <span {...shownWith('own')}>{t('ownAssumptions')}</span>
    </>
  );
}
