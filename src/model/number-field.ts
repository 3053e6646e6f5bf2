import type { NumberRule } from '../config/inputs.ts';
import { losesCharacters, numberOf, remainingText, shownNumber, typedDigits, typedText } from './typed-number.ts';

/** A number that is entered in a field, and what the field says of it. */
export interface NumberField {
  /** In the number's own unit: of one that counts tenths, 5 is 0.5. */
  readonly value: number;
  /** Whether the field has the focus: it then shows plain digits. */
  readonly isEdited?: boolean | undefined;
  /** What has been typed, which need not be how the number is written. */
  readonly text?: string | undefined;
  /** Whether the field says which numbers it takes. */
  readonly isBounded?: boolean | undefined;
}

/**
 * An event of a field. A text is typed if one character was added, and deleted if some were, also by undo. While an input
 * method is composing a text, it is no number yet. A text that is refused is what the field would have shown.
 */
export type FieldEvent =
  | { readonly type: 'focus' }
  | { readonly type: 'blur' }
  | { readonly type: 'input'; readonly text: string; readonly how?: 'typed' | 'deleted' | 'composing' | undefined }
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'step'; readonly by: number };

/** What is to be announced of a field. */
export interface FieldAnnouncement {
  /** Its number, which was changed otherwise than by typing. */
  readonly isStepped: boolean;
  /** Which numbers it takes. */
  readonly saysBounds: boolean;
}

/** A field's text after an input event of the browser's, or another event that tells of it. */
export function inputOf(
  text: string,
  { data, inputType = '', isComposing }: Partial<Pick<InputEvent, 'data' | 'inputType' | 'isComposing'>>,
): FieldEvent {
  if (isComposing) return { type: 'input', text, how: 'composing' };
  if (/^(delete|history)/.test(inputType)) return { type: 'input', text, how: 'deleted' };
  return { type: 'input', text, how: data?.length === 1 ? 'typed' : undefined };
}

/** A field after an event: what is no part of a number is dropped, and a step ends at the number's bounds. */
export function afterEvent(field: NumberField, event: FieldEvent, rule: NumberRule): NumberField {
  const { value, isEdited, text = '', isBounded } = field;
  if (event.type === 'focus') return isEdited ? field : { value, isEdited: true, isBounded };
  if (event.type === 'blur') return { value, isBounded: losesCharacters(text, typedDigits(text, rule)) };
  if (event.type === 'refused')
    return { ...field, isBounded: isBounded || losesCharacters(event.text, typedText(event.text, rule)) };
  if (event.type === 'step') {
    const stepped = Math.min(Math.max(value + event.by, 0), rule.maximum);
    return stepped === value
      ? { ...field, isBounded: true }
      : { value: stepped, isEdited, isBounded: isEdited && isBounded };
  }
  if (event.how === 'composing') return { ...field, text: event.text };
  // Typing keeps separators: the next character decides whether one groups thousands or begins decimals.
  const keep = { typed: typedText, deleted: remainingText, other: typedDigits }[(isEdited && event.how) || 'other'];
  const kept = keep(event.text, rule);
  return {
    value: numberOf(typedDigits(kept, rule), rule),
    isEdited,
    text: isEdited ? kept : undefined,
    isBounded: (isEdited && isBounded) || (event.how !== 'deleted' && losesCharacters(event.text, kept)),
  };
}

/**
 * What is to be announced after an event; the same object as before if nothing is. What has not been announced yet is not
 * lost: which numbers a field takes is announced once while it is edited, and at each step that its bounds prevent.
 */
export function announcementAfter(
  before: NumberField,
  after: NumberField,
  event: FieldEvent,
  pending: FieldAnnouncement | undefined,
): FieldAnnouncement | undefined {
  const isChanged = after.value !== before.value;
  const saysBounds = after.isBounded === true && (event.type === 'step' || !before.isBounded);
  if (!isChanged && !saysBounds) return pending;
  return { isStepped: isChanged && event.type === 'step', saysBounds: saysBounds || pending?.saysBounds === true };
}

/**
 * What a field shows: what was typed, otherwise its number; 0 is an empty field.
 * @param count writes a number as the page's language does
 */
export function fieldText({ value, isEdited, text }: NumberField, rule: NumberRule, count: (value: number) => string) {
  if (text !== undefined) return text;
  if (value === 0) return '';
  // While it is edited, separators of thousands would be in the way.
  return (isEdited && !rule.decimals ? String : count)(shownNumber(value, rule));
}
