import { inputRules } from '../config/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Inputs } from '../model/projection.ts';
import { formatTyped, shownNumber } from '../model/typed-number.ts';
import type { CalculatorState } from './store.ts';

/** A number as it stands in a field that is being edited: plain, because its separators would be in the way. */
export function plainText(name: keyof Inputs, value: number, count: NumberFormats['count']): string {
  const rule = inputRules[name];
  return formatTyped(shownNumber(value, rule), rule.decimals ? count : String);
}

/** What a field shows: the text that is being edited in it, otherwise its number as the language writes it. */
export function fieldText({ edited, inputs }: CalculatorState, name: keyof Inputs, count: NumberFormats['count']) {
  return edited?.name === name ? edited.text : formatTyped(shownNumber(inputs[name], inputRules[name]), count);
}
