import type { FieldStore } from '../state/field-store.ts';
import type { CalculatorValue } from './use-calculator.ts';

/** What is said of the numbers that a field takes. */
export function boundsOf<Name extends string>(store: FieldStore<Name>, name: Name, t: CalculatorValue['t']): string {
  const { decimals, maximum } = store.rules[name];
  return t(decimals ? 'decimalBounds' : 'inputBounds', { maximum: store.written(name, maximum) });
}
