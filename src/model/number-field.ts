import type { NumberRule } from './inputs.ts';
import { losesCharacters, toValue, afterDeletion, toDisplayed, finalDigits, whileTyping } from './typed-number.ts';

/** State of a number field. */
export interface NumberFieldState {
  /** In the input's unit: for tenths, 5 means 0.5. */
  readonly value: number;
  /** Whether the field has the focus: it then shows plain digits. */
  readonly isEdited?: boolean | undefined;
  /** Text as typed, which may differ from the formatted number. */
  readonly text?: string | undefined;
  /** Whether the field shows its minimum and maximum. */
  readonly showsRange?: boolean | undefined;
  /** What to announce about the field: the same object until something new is due, undefined once it is announced. */
  readonly announcement?: FieldAnnouncement | undefined;
}

/** What to announce about a field, before the results that follow from its number. */
export interface FieldAnnouncement {
  /** Whether to announce the field's number, because it was changed other than by typing. */
  readonly isStepped: boolean;
  /** Whether to announce the field's range. */
  readonly announcesRange: boolean;
}

/**
 * An event of a number field. `how` tells how the text has changed: `typed` is one character added; `deleted` is a
 * deletion, undo or redo; `composing` is an unfinished text of an input method, which does not count as a number yet;
 * undefined is anything else, such as a paste. `refused` shows the range, since a part of what was entered is not taken; its
 * text is what the field shows now.
 */
export type FieldEvent =
  | { readonly type: 'focus' }
  | { readonly type: 'blur' }
  | { readonly type: 'announced' }
  | { readonly type: 'input'; readonly text: string; readonly how?: 'typed' | 'deleted' | 'composing' | undefined }
  | { readonly type: 'refused'; readonly text?: string }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'set'; readonly value: number };

/** Converts a browser event to a field event. */
export function toFieldEvent(
  text: string,
  { data, inputType = '', isComposing }: Partial<Pick<InputEvent, 'data' | 'inputType' | 'isComposing'>>,
): FieldEvent {
  if (isComposing) return { type: 'input', text, how: 'composing' };
  if (/^(delete|history)/.test(inputType)) return { type: 'input', text, how: 'deleted' };
  return { type: 'input', text, how: data?.length === 1 ? 'typed' : undefined };
}

/** What a field keeps of a text that has changed in this way. */
function keptText(text: string, how: 'typed' | 'deleted' | undefined, rule: NumberRule): string {
  switch (how) {
    case 'typed':
      return whileTyping(text, rule);
    case 'deleted':
      return afterDeletion(text, rule);
    case undefined:
      return finalDigits(text, rule);
  }
}

/** A field after an event, without what is to be announced of it. */
function changedField(
  field: NumberFieldState,
  event: Exclude<FieldEvent, { type: 'announced' }>,
  rule: NumberRule,
): NumberFieldState {
  const { value, isEdited, text = '', showsRange } = field;
  switch (event.type) {
    case 'focus':
      return isEdited ? field : { value, isEdited: true, showsRange };
    case 'blur':
      return { value, showsRange: losesCharacters(text, finalDigits(text, rule)) };
    case 'refused':
      if (event.text === undefined) return { ...field, showsRange: true };
      return { ...field, text: event.text, value: toValue(finalDigits(event.text, rule), rule), showsRange: true };
    case 'set':
      return { value: event.value };
    case 'step': {
      const stepped = Math.min(Math.max(value + event.by, 0), rule.maximum);
      if (stepped === value) return { ...field, showsRange: true };
      return { value: stepped, isEdited, showsRange: isEdited && showsRange };
    }
  }
  if (event.how === 'composing') return { ...field, text: event.text };
  // Typing keeps separators: the next character decides whether one groups thousands or begins decimals.
  const kept = keptText(event.text, isEdited ? event.how : undefined, rule);
  // A text that was filled in and has no digit is no number: the field keeps its own.
  if (kept === '' && event.how === undefined && event.text.trim() !== '') return { ...field, showsRange: true };
  return {
    value: toValue(finalDigits(kept, rule), rule),
    isEdited,
    text: isEdited ? kept : undefined,
    showsRange: (isEdited && showsRange) || (event.how !== 'deleted' && losesCharacters(event.text, kept)),
  };
}

/**
 * Reducer for a field's state. Drops characters that are not part of a number, and keeps steps within 0 and the
 * maximum. Announces the field's range when the range appears, and again at each step while the range is shown.
 */
export function fieldReducer(field: NumberFieldState, event: FieldEvent, rule: NumberRule): NumberFieldState {
  if (event.type === 'announced') return { ...field, announcement: undefined };
  const after = changedField(field, event, rule);
  const { announcement: due } = field;
  const isChanged = after.value !== field.value;
  const isStepped = event.type === 'set' || (isChanged && event.type === 'step');
  const announcesRange = after.showsRange === true && (event.type === 'step' || !field.showsRange);
  if (!isChanged && !isStepped && !announcesRange) return { ...after, announcement: due };
  // What is still due stays due.
  const announcement = {
    isStepped: isStepped || due?.isStepped === true,
    announcesRange: announcesRange || due?.announcesRange === true,
  };
  return { ...after, announcement };
}

type Formats = { readonly count: (value: number) => string; readonly percent: (value: number) => string };

/** A field's number as the page's language writes it. @param value in the input's unit */
export const inputText = (value: number, rule: NumberRule, { count, percent }: Formats): string =>
  rule.isPercent ? percent(value) : count(toDisplayed(value, rule));

/** What a field shows: what was typed, otherwise its number; 0 is an empty field. */
export function fieldText({ value, isEdited, text }: NumberFieldState, rule: NumberRule, formats: Formats): string {
  if (text !== undefined) return text;
  if (value === 0) return '';
  // While it is edited, separators of thousands and percent signs would be in the way.
  if (isEdited && !rule.decimals) return String(value);
  return inputText(value, rule, formats);
}
