import { assumptionSet } from '../model/inputs.ts';
import { commissionParts } from '../model/commission-parts.ts';
import { plan } from '../model/plan.ts';
import { widthInDigits, type NumberFormats } from '../format/number-formats.ts';
import { calculatorElement, chosenAssumptions, isEditing } from './markup.ts';
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
 * What the styles know of the state: as attributes of the root element, which assumptions are chosen (by which elements
 * are shown) and whether their fields are open; as a property of the calculator, so that no other style is computed
 * anew at a key, how wide amounts are (`--room`, by which they are sized).
 */
export function reflectState(state: CalculatorState, formats: Pick<NumberFormats, 'money'>): void {
  const root = document.documentElement;
  root.setAttribute(chosenAssumptions, assumptionSet(state.inputs));
  root.toggleAttribute(isEditing, state.isEditingAssumptions);
  calculatorElement().style.setProperty('--room', `${longestAmount(state.calculation, formats)}`);
}
