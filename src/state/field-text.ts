import type { NumberRule } from '../config/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import { formatTyped, shownNumber } from '../model/typed-number.ts';
import type { FieldState } from './field-store.ts';

/** A number as it stands in a field that is being edited: plain, because its separators would be in the way. */
export function plainText(value: number, rule: NumberRule, count: NumberFormats['count']): string {
  return formatTyped(shownNumber(value, rule), rule.decimals ? count : String);
}

/** What a field shows: the text that is being edited in it, otherwise its number as the language writes it. */
export function fieldText<Name extends string>(
  { edited, inputs }: FieldState<Name>,
  name: Name,
  rule: NumberRule,
  count: NumberFormats['count'],
): string {
  return edited?.name === name ? edited.text : formatTyped(shownNumber(inputs[name], rule), count);
}
