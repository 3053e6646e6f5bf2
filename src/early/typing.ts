import type { NumberRule } from '../model/inputs.ts';
import type { FieldEvent } from '../model/number-field.ts';
import { hasModifier } from '../page/page-events.ts';
import { insertedDigits, isTypable, withAsciiDigits } from '../model/typed-number.ts';

/**
 * Decides at `beforeinput` what comes into a number field: one character that fits, or a whole number that is pasted or
 * dropped. The rest is refused, so that text, caret and what can be undone stay. `execCommand` inserts digits, so that the
 * browser can undo that, too. A composition cannot be refused: the field's reducer judges it when it ends.
 */
export function filterInsertion(event: InputEvent, rule: NumberRule): void {
  const { data, dataTransfer, inputType, isComposing } = event;
  // A number that is dragged to another field is copied: it may not fit there.
  if (inputType === 'deleteByDrag') event.preventDefault();
  if (isComposing || !inputType.startsWith('insert') || inputType === 'insertCompositionText') return;
  const inserted = data ?? dataTransfer?.getData('text/plain');
  if (inserted === undefined) {
    // An image has no text, and would only delete what is selected.
    if (inputType.startsWith('insertFrom')) event.preventDefault();
    return;
  }
  const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
  const isOneCharacter = inputType === 'insertText' && Array.from(inserted).length === 1;
  const digits = isOneCharacter ? withAsciiDigits(inserted) : insertedDigits(inserted, rule);
  const [before, after] = [value.slice(0, selectionStart!), value.slice(selectionEnd!)];
  const isAccepted = digits !== undefined && isTypable(before + digits + after, rule);
  // A lone 0 is shown as an empty field.
  const isZeroAlone = isAccepted && before + after === '' && Number(digits) === 0;
  if (isAccepted && digits === inserted && !isZeroAlone) return;
  event.preventDefault();
  if (isAccepted) document.execCommand(isZeroAlone ? 'delete' : 'insertText', false, digits);
}

/** The direction of the step that a key asks for, undefined if it asks for none. */
export const arrowDirection = (event: KeyboardEvent): number | undefined =>
  hasModifier(event) || event.isComposing || event.defaultPrevented
    ? undefined
    : { ArrowUp: 1, ArrowDown: -1 }[event.key];

/** The event for a field's current text: one that is being composed, or a final one. */
export const textEvent = ({ value: text }: HTMLInputElement, { isComposing }: Partial<InputEvent>): FieldEvent =>
  isComposing ? { type: 'compose', text } : { type: 'input', text };
