import type { NumberRule } from './inputs.ts';
import { insertedDigits, isTypable, toDisplayed, toValue, withAsciiDigits } from './typed-number.ts';

/** State of a number field. */
export interface NumberFieldState {
  /** In the input's unit: for tenths, 5 means 0.5. */
  readonly value: number;
  /** Whether the field has the focus: it then shows plain digits. */
  readonly isEdited?: boolean | undefined;
  /** Text as typed, which may differ from the formatted number. */
  readonly text?: string | undefined;
}

/** An event of a number field. A text that is being composed by an input method does not count as a number yet. */
export type FieldEvent =
  | { readonly type: 'focus' }
  | { readonly type: 'blur' }
  | { readonly type: 'compose'; readonly text: string }
  | { readonly type: 'enter'; readonly text: string }
  | { readonly type: 'step'; readonly by: number };

/**
 * Reducer for a field's state. A text that is neither one that can be typed nor a number is refused as a whole: the last
 * number comes back. Steps end at 0 and at the maximum.
 */
export function fieldReducer(field: NumberFieldState, event: FieldEvent, rule: NumberRule): NumberFieldState {
  const { value, isEdited } = field;
  switch (event.type) {
    case 'focus':
      return isEdited ? field : { value, isEdited: true };
    case 'blur':
      return { value };
    case 'step':
      return { value: Math.min(Math.max(value + event.by, 0), rule.maximum), isEdited };
    case 'compose':
      return { ...field, text: event.text };
    case 'enter': {
      const typed = withAsciiDigits(event.text);
      const text = isTypable(typed, rule) ? typed : insertedDigits(typed, rule);
      if (text === undefined) return { value, isEdited };
      return { value: toValue(text, rule), isEdited, text: isEdited ? text : undefined };
    }
  }
}

type Formats = { readonly count: (value: number) => string; readonly percent: (value: number) => string };

/** An input's number as the page's language writes it. @param value in the input's unit */
export const inputText = (value: number, rule: NumberRule, { count, percent }: Formats): string =>
  rule.isPercent ? percent(value) : count(toDisplayed(value, rule));

/** What a field shows: what was typed, otherwise its number, without a percent sign; 0 is an empty field. */
export function fieldText({ value, isEdited, text }: NumberFieldState, rule: NumberRule, { count }: Formats): string {
  if (text !== undefined) return text;
  if (value === 0) return '';
  // While it is edited, separators of thousands would be in the way.
  return isEdited && !rule.decimals ? String(value) : count(toDisplayed(value, rule));
}
