import type { NumberRule } from '../model/inputs.ts';
import { toFieldEvent, type FieldEvent } from '../model/number-field.ts';
import { refuses, withAsciiDigits } from '../model/typed-number.ts';

/**
 * Refuses a character before it is typed, so that the text, the caret and what can be undone stay as they were. A text
 * that is being composed cannot be refused, and one that is pasted keeps what fits.
 * @param event a `beforeinput` event of a field
 */
export function refusedEvent(event: InputEvent, rule: NumberRule): FieldEvent | undefined {
  const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
  const { data, inputType, isComposing } = event;
  if (inputType !== 'insertText' || isComposing || data === null || Array.from(data).length !== 1) return undefined;
  const text = value.slice(0, selectionStart!) + data + value.slice(selectionEnd!);
  if (!refuses(value, text, rule)) return undefined;
  event.preventDefault();
  return { type: 'refused', text };
}

/** Converts an entry to a field event. Digits of other scripts become ASCII digits in the field; the caret stays. */
export function enteredEvent(field: HTMLInputElement, event: Partial<InputEvent>): FieldEvent {
  const { value } = field;
  if (!event.isComposing && withAsciiDigits(value) !== value) {
    const caret = withAsciiDigits(value.slice(0, field.selectionStart!)).length;
    field.value = withAsciiDigits(value);
    field.setSelectionRange(caret, caret);
  }
  return toFieldEvent(field.value, event);
}
