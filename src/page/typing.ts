import type { NumberRule } from '../model/inputs.ts';
import { toFieldEvent, type FieldEvent } from '../model/number-field.ts';
import { losesCharacters, refuses, finalDigits, whileTyping, withAsciiDigits } from '../model/typed-number.ts';

/** What each field showed before the composition that is going on in it. */
const beforeComposition = new WeakMap<HTMLInputElement, string>();

/** Inserts a text in place of the selection, so that the browser can undo it where it allows that. */
function insert(field: HTMLInputElement, text: string): void {
  // Chromium refuses it during some insertions of input methods.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart!, field.selectionEnd!, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Decides what is inserted into a number field, before it is: typed, pasted or dropped. What does not fit as a whole is
 * refused, so that the text, the caret and what can be undone stay as they were. Of a text with more than a number, the
 * number is inserted, by the browser, so that it can be undone, too. A composition cannot be refused: `enteredEvent`
 * restores what stood there.
 * @param event a `beforeinput` event of a field
 * @returns what the field is to be told if something was lost
 */
export function refusedEvent(event: InputEvent, rule: NumberRule): FieldEvent | undefined {
  const field = event.target as HTMLInputElement;
  const { value } = field;
  const { data, inputType, isComposing } = event;
  // A number that is dragged to another field is copied: it may not fit there.
  if (inputType === 'deleteByDrag') event.preventDefault();
  if (isComposing || inputType === 'insertCompositionText') {
    if (!beforeComposition.has(field)) beforeComposition.set(field, value);
    return undefined;
  }
  if (!inputType.startsWith('insert') || data === null) return undefined;
  const [before, after] = [value.slice(0, field.selectionStart!), value.slice(field.selectionEnd!)];
  const isTyped = inputType === 'insertText' && Array.from(data).length === 1;
  const inserted = isTyped ? data : finalDigits(data, rule);
  const text = before + inserted + after;
  const isRefused = inserted === '' || refuses(value, text, rule);
  if (!isRefused && inserted === data) return undefined;
  event.preventDefault();
  if (!isRefused) insert(field, inserted);
  const isLost = isTyped
    ? losesCharacters(text, whileTyping(text, rule))
    : isRefused || losesCharacters(data, inserted);
  // With the text: Chromium reports some insertions only after this event.
  return isLost ? { type: 'refused', text: field.value } : undefined;
}

/** Converts an entry to a field event. Digits of other scripts become ASCII digits in the field; the caret stays. */
export function enteredEvent(field: HTMLInputElement, event: Partial<InputEvent>, rule: NumberRule): FieldEvent {
  const before = beforeComposition.get(field);
  if (!event.isComposing) beforeComposition.delete(field);
  const { value } = field;
  if (before !== undefined && event.type === 'compositionend' && refuses(before, value, rule)) {
    field.value = before;
    return { type: 'refused', text: before };
  }
  if (!event.isComposing && withAsciiDigits(value) !== value) {
    const caret = withAsciiDigits(value.slice(0, field.selectionStart!)).length;
    field.value = withAsciiDigits(value);
    field.setSelectionRange(caret, caret);
  }
  return toFieldEvent(field.value, event);
}
