import type { NumberRule } from '../config/inputs.ts';
import { losesCharacters, numberOf, shownNumber, typedDigits, typedText } from './typed-number.ts';

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
 * An event of a field. A text counts as typed if one character was added or some were deleted, not if it was pasted,
 * dropped or filled in. While an input method is still composing a text, it is no number yet.
 */
export type FieldEvent =
  | { readonly type: 'focus' }
  | { readonly type: 'blur' }
  | { readonly type: 'input'; readonly text: string; readonly how?: 'typed' | 'composing' | undefined }
  | { readonly type: 'step'; readonly by: number };

/** A field's text after an input event of the browser's, or another event that tells of it. */
export function inputOf(
  text: string,
  event: Partial<Pick<InputEvent, 'data' | 'inputType' | 'isComposing'>>,
): FieldEvent {
  const isTyped = event.data?.length === 1 || event.inputType?.startsWith('delete');
  return { type: 'input', text, how: event.isComposing ? 'composing' : isTyped ? 'typed' : undefined };
}

/** A field after an event: what is no part of a number is dropped, and a step ends at the number's bounds. */
export function afterEvent(field: NumberField, event: FieldEvent, rule: NumberRule): NumberField {
  const { value, isEdited, text = '', isBounded } = field;
  if (event.type === 'focus') return isEdited ? field : { value, isEdited: true, isBounded };
  if (event.type === 'blur') return { value, isBounded: isBounded || losesCharacters(text, typedDigits(text, rule)) };
  if (event.type === 'step') {
    const stepped = Math.min(Math.max(value + event.by, 0), rule.maximum);
    return stepped === value ? { ...field, isBounded: true } : { value: stepped, isEdited };
  }
  if (event.how === 'composing') return { ...field, text: event.text };
  // Typing keeps separators: the next character decides whether one groups thousands or begins decimals.
  const accepted = (isEdited && event.how === 'typed' ? typedText : typedDigits)(event.text, rule);
  return {
    value: numberOf(typedDigits(accepted, rule), rule),
    isEdited,
    text: isEdited ? accepted : undefined,
    isBounded: losesCharacters(event.text, accepted),
  };
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
