import { widthInDigits, type NumberFormats } from '../format/number-formats.ts';
import { calculatorElement } from './markup.ts';
import type { CalculatorState } from './store.ts';

/** About how wide, in digits, the longest amount of any month is. */
export const longestAmount = (
  { rows }: Pick<CalculatorState, 'rows'>,
  { money }: Pick<NumberFormats, 'money'>,
): number => widthInDigits(money(Math.max(...rows.map(({ totalRevenueCents }) => totalRevenueCents))));

/**
 * Writes `--room`, by which the styles size the amount and lay out the months, at the calculator. At the root, a key
 * would have all styles of the page computed anew.
 */
export const reflectState = (state: CalculatorState, formats: Pick<NumberFormats, 'money'>): void =>
  calculatorElement().style.setProperty('--room', `${longestAmount(state, formats)}`);
