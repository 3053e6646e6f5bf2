import { stepFrom, type NumberRule } from './inputs.ts';
import { insertedDigits, isTypable, withAsciiDigits } from './typed-number.ts';

/** State of a number field. */
export interface NumberFieldState {
  readonly value: number;
  /** Text as typed, while it differs from the number's own digits, as `05` does. */
  readonly text?: string | undefined;
  /** Whether the number was entered as text: a screen reader has already spoken it, so it is not announced. */
  readonly isEntered?: boolean | undefined;
}

/** An event of a number field. A text that is being composed by an input method does not count as a number yet. */
export type FieldEvent =
  | { readonly type: 'blur' }
  | { readonly type: 'compose'; readonly text: string }
  | { readonly type: 'input'; readonly text: string }
  | { readonly type: 'step'; readonly direction: number };

/**
 * Reducer for a field's state. A text that is neither one that can be typed nor a number is refused as a whole: the last
 * number comes back. A number that is 0 keeps no text, since it is shown as an empty field.
 */
export function fieldReducer(before: NumberFieldState, event: FieldEvent, rule: NumberRule): NumberFieldState {
  const { value, isEntered } = before;
  switch (event.type) {
    case 'blur':
      return { value, isEntered };
    case 'step':
      return { value: stepFrom(value, event.direction, rule) };
    case 'compose':
      return { value, isEntered, text: event.text };
    case 'input': {
      const typed = withAsciiDigits(event.text);
      const text = isTypable(typed, rule) ? typed : insertedDigits(typed, rule);
      if (text === undefined) return { value, isEntered };
      return { value: Number(text), text: Number(text) === 0 ? undefined : text, isEntered: true };
    }
  }
}

/** What a field shows: what was typed, otherwise its number in plain digits; nothing at 0. */
export const fieldText = ({ value, text = value === 0 ? '' : String(value) }: NumberFieldState): string => text;
