import { assumptionSet } from '../model/inputs.ts';
import { commissionParts } from '../model/commission-parts.ts';
import { plan } from '../model/plan.ts';
import { widthInDigits, type NumberFormats } from '../format/number-formats.ts';
import { calculatorElement, assumptionsAttribute, editingAttribute } from './markup.ts';
import type { Calculation, CalculatorState } from './store.ts';

/** About how wide, in digits, the longest amount of any month in either scenario is. */
export function longestAmount({ entered, cautious }: Calculation, { money }: Pick<NumberFormats, 'money'>): number {
  const amounts = [...entered, ...cautious].flatMap((row) => {
    const { own, theirs, moves } = commissionParts(plan, row);
    return [row.totalRevenueCents, own, theirs, moves];
  });
  return Math.max(...[Math.max(...amounts), Math.min(...amounts)].map((cents) => widthInDigits(money(cents))));
}

/**
 * Writes what the styles know of the state. Attributes of the root element: which assumptions are chosen, and whether
 * their fields are open. A property of the calculator: `--room`, by which amounts are sized. It is not the root's, where
 * a key would have all styles of the page computed anew.
 */
export function reflectState(state: CalculatorState, formats: Pick<NumberFormats, 'money'>): void {
  const root = document.documentElement;
  root.setAttribute(assumptionsAttribute, assumptionSet(state.inputs));
  root.toggleAttribute(editingAttribute, state.isEditingAssumptions);
  calculatorElement().style.setProperty('--room', `${longestAmount(state.calculation, formats)}`);
}
