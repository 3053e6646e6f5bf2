import { stepFrom, type NumberRule } from './inputs.ts';
import { insertedDigits, isShownEmpty, isTypable, toDisplayed, toValue, withAsciiDigits } from './typed-number.ts';

/** State of a number field. */
export interface NumberFieldState {
  /** In the input's unit: for tenths, 5 means 0.5. */
  readonly value: number;
  /** Text as typed, while it differs from the number's own digits, as `05` and `0.` do. */
  readonly text?: string | undefined;
}

/** An event of a number field. A text that is being composed by an input method does not count as a number yet. */
export type FieldEvent =
  | { readonly type: 'leave' }
  | { readonly type: 'compose'; readonly text: string }
  | { readonly type: 'enter'; readonly text: string }
  | { readonly type: 'step'; readonly direction: number };

/**
 * Reducer for a field's state. A text that is neither one that can be typed nor a number is refused as a whole: the last
 * number comes back. A whole number that is 0 keeps no text, since it is shown as an empty field.
 */
export function fieldReducer({ value }: NumberFieldState, event: FieldEvent, rule: NumberRule): NumberFieldState {
  switch (event.type) {
    case 'leave':
      return { value };
    case 'step':
      return { value: stepFrom(value, event.direction, rule) };
    case 'compose':
      return { value, text: event.text };
    case 'enter': {
      const typed = withAsciiDigits(event.text);
      const text = isTypable(typed, rule) ? typed : insertedDigits(typed, rule);
      if (text === undefined) return { value };
      return isShownEmpty(text, rule) ? { value: 0 } : { value: toValue(text, rule), text };
    }
  }
}

type Formats = { readonly count: (value: number) => string; readonly percent: (value: number) => string };

/** An input's number as the page's language writes it. @param value in the input's unit */
export const inputText = (value: number, rule: NumberRule, { count, percent }: Formats): string =>
  rule.isPercent ? percent(value) : count(toDisplayed(value, rule));

/** What a field shows: what was typed, otherwise its number in plain digits, without a percent sign; nothing at 0. */
export function fieldText({ value, text }: NumberFieldState, rule: NumberRule, { count }: Formats): string {
  if (text !== undefined) return text;
  if (value === 0) return '';
  return rule.decimals ? count(toDisplayed(value, rule)) : String(value);
}
