import type { NumberRule } from '../config/inputs.ts';
import { shownNumber } from '../model/typed-number.ts';
import type { CalculatorValue } from './use-calculator.ts';

/** What is said of the numbers that a field takes. */
export const boundsOf = (rule: NumberRule, { t, count }: CalculatorValue): string =>
  t(rule.decimals ? 'decimalBounds' : 'inputBounds', { maximum: count(shownNumber(rule.maximum, rule)) });
