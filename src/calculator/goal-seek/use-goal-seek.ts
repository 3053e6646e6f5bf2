import { useMemo } from 'react';
import { withCautiousAssumptions, type NumberRule } from '../../model/inputs.ts';
import { entryTier, plan } from '../../model/plan.ts';
import { fewestPartners } from '../../model/goal-seek.ts';
import { project, type Inputs } from '../../model/projection.ts';
import { crowdOf } from '../../model/crowd.ts';
import { useChosenMonth, useSettledState } from '../use-calculator.ts';

/** Range of the target amount, in whole currency units. */
export const amountRule = { default: 0, maximum: 9_999_999, decimals: 0 } as const satisfies NumberRule;

/** Initial target amount, in whole currency units: the monthly price of ten subscriptions of the entry tier. */
export const suggestedAmount = Math.ceil(plan.tiers[entryTier(plan)].priceCents / 10);

/** How far a press on minus or plus moves the amount. */
export const amountStep = 10;

function solutionWith(inputs: Inputs, amount: number, month: number) {
  const partners = fewestPartners(plan, inputs, 100 * amount, month);
  if (partners === undefined) return undefined;
  const { own, theirs, ownSubscriptions, theirSubscriptions } = crowdOf(
    project(plan, { ...inputs, newLevel1PartnersPerMonth: partners }),
    month,
  );
  return { partners, own, theirs, subscriptions: ownSubscriptions + theirSubscriptions };
}

/**
 * For both scenarios: the fewest new partners per month with which the chosen month's commission reaches the amount, and
 * the resulting counts; undefined if even the maximum input is not enough. Uses the debounced state.
 * @param amount in whole units of the currency
 */
export function useGoalSeek(amount: number) {
  const { inputs } = useSettledState();
  const month = useChosenMonth();
  return useMemo(
    () => ({
      inputs,
      entered: solutionWith(inputs, amount, month),
      cautious: solutionWith(withCautiousAssumptions(inputs), amount, month),
    }),
    [amount, inputs, month],
  );
}
