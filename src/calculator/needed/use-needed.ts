import type { NumberRule } from '../../config/inputs.ts';
import { useMemo } from 'react';
import { plan } from '../../config/plan.ts';
import { cautiousInputs } from '../../model/assumptions.ts';
import { partnersNeeded } from '../../model/partners-needed.ts';
import { figureText, type Case, type Fact } from '../../state/figures.ts';
import { calculate } from '../../state/store.ts';
import { useCalculator, useDeferredState } from '../use-calculator.ts';

/** What may be entered as an amount, in whole units of the currency. */
export const amountRule = { default: 0, maximum: 9_999_999, decimals: 0 } as const satisfies NumberRule;

/** How far a press on minus or plus moves the amount. */
export const amountStep = 10;

/**
 * With how few new partners a month the chosen month's commission reaches an amount, and what that comes to, in both
 * cases; undefined in one in which no number that can be entered does. Like the tables, it follows the fields after
 * everything else.
 * @param amount in whole units of the currency
 */
export function useNeeded(amount: number) {
  const formats = useCalculator();
  const { inputs, month } = useDeferredState();
  return useMemo(() => {
    const neededIn = (which: Case) => {
      const assumed = which === 'entered' ? inputs : cautiousInputs(inputs);
      const partners = partnersNeeded(plan, assumed, 100 * amount, month);
      if (partners === undefined) return undefined;
      const calculation = calculate({ ...inputs, newLevel1PartnersPerMonth: partners });
      const figure = (fact: Fact) => figureText(`${which}-${fact}`, { calculation, month }, formats);
      return { partners, figure };
    };
    return { inputs, month, entered: neededIn('entered'), cautious: neededIn('cautious') };
  }, [amount, inputs, month, formats]);
}
