import { describe, expect, test } from 'vitest';
import { inputRules, type NumberRule } from '../../src/model/inputs.ts';
import {
  fieldReducer,
  fieldText,
  toFieldEvent,
  type FieldEvent,
  type NumberFieldState,
} from '../../src/model/number-field.ts';

const { partnersAtStart: whole, referralsTenths: tenths, conversion: percent } = inputRules;

/** A field after events, one after the other. */
const after = (events: readonly FieldEvent[], start: NumberFieldState = { value: 0 }, rule: NumberRule = whole) =>
  events.reduce((field, event) => fieldReducer(field, event, rule), start);
const grouped = {
  count: (value: number) => value.toLocaleString('de-DE'),
  percent: (value: number) => `${value} %`,
};
const focus = { type: 'focus' } as const;
const blur = { type: 'blur' } as const;
const typed = (text: string) => toFieldEvent(text, { data: text.slice(-1), inputType: 'insertText' });
const deleted = (text: string) => toFieldEvent(text, { data: null, inputType: 'deleteContentBackward' });
const pasted = (text: string) => toFieldEvent(text, { data: null, inputType: 'insertFromPaste' });

test('a field is empty at 0, plain while it is edited, and grouped when it is left', () => {
  expect(fieldText({ value: 0 }, whole, grouped)).toBe('');
  const entered = after([focus], { value: 12345 });
  expect(fieldText(entered, whole, grouped)).toBe('12345');
  expect(fieldText(after([blur], entered), whole, grouped)).toBe('12.345');
  expect(fieldText(after([focus], { value: 25 }, tenths), tenths, grouped)).toBe('2,5');
});

test('a percentage has its sign while it is not edited', () => {
  expect(fieldText({ value: 80 }, percent, grouped)).toBe('80 %');
  expect(fieldText(after([focus], { value: 80 }, percent), percent, grouped)).toBe('80');
});

test('a typed 0 is an empty field at once, and zeros that a deletion leaves stay until the field is left', () => {
  expect(after([focus, typed('0'), typed('00'), typed('007')])).toMatchObject({
    value: 7,
    text: '7',
    showsRange: false,
  });
  expect(fieldText(after([focus, typed('0')], { value: 10 }), whole, grouped)).toBe('');
  const shortened = after([focus, deleted('000')], { value: 1000 });
  expect(fieldText(shortened, whole, grouped)).toBe('000');
  expect(after([typed('5000')], shortened)).toMatchObject({ value: 5000, text: '5000' });
  expect(after([blur], shortened)).toMatchObject({ value: 0, showsRange: false });
});

test('a refused character changes nothing, and the field says which numbers it takes until it is left', () => {
  const refused = after([focus, typed('12'), { type: 'refused' }, typed('123')]);
  expect(refused).toMatchObject({ value: 123, text: '123', showsRange: true });
  expect(after([deleted('12'), { type: 'step', by: 1 }], refused)).toMatchObject({ value: 13, showsRange: true });
  expect(after([blur], refused).showsRange).toBe(false);
});

test('what is no part of a number goes at once, and the field says which numbers it takes', () => {
  expect(after([focus, typed('12x')])).toMatchObject({ value: 12, text: '12', showsRange: true });
  expect(after([focus, pasted('about ٢٥٠ partners')])).toMatchObject({ value: 250, text: '250', showsRange: true });
  expect(after([focus, pasted('12 345')])).toMatchObject({ value: 12345, text: '12345', showsRange: false });
  expect(after([focus, pasted('123456')])).toMatchObject({ value: 12345, showsRange: true });
  for (const text of ['1\u200b234', '+1234', '$1,234']) {
    expect(after([focus, pasted(text)]), text).toMatchObject({ value: 1234, showsRange: false });
  }
});

test('a text without a digit that is filled in takes nothing away, and a composition that does not fit is undone', () => {
  expect(after([focus, pasted('hello')], { value: 1234 })).toMatchObject({ value: 1234, showsRange: true });
  expect(after([{ type: 'refused', text: '12345' }], { value: 12345, text: '192345', isEdited: true })).toMatchObject({
    value: 12345,
    text: '12345',
  });
});

test('of a decimal number that is typed the whole part counts, and the field says so when it is left', () => {
  const field = after([focus, typed('1'), typed('1,'), typed('1,5')]);
  expect(field).toMatchObject({ value: 1, text: '1,5', showsRange: false });
  expect(after([blur], field)).toMatchObject({ value: 1, showsRange: true });
  expect(after([focus, ...['1', '1.', '1.0', '1.00', '1.000'].map(typed), blur])).toMatchObject({ value: 1000 });
  expect(after([focus, pasted('25.00')])).toMatchObject({ value: 25, text: '25', showsRange: true });
});

test('a text that is still being composed is shown, and is no number yet', () => {
  const composing = after([focus, toFieldEvent('１２', { isComposing: true })]);
  expect(composing).toMatchObject({ value: 0, text: '１２' });
  expect(after([toFieldEvent('１２', {})], composing)).toMatchObject({ value: 12, text: '12' });
});

test('a field that does not have the focus takes what is filled in, and shows it as the language writes it', () => {
  const filled = after([toFieldEvent('12345', {})]);
  expect(fieldText(filled, whole, grouped)).toBe('12.345');
});

test('a focus that is told of again changes nothing of what has been typed', () => {
  const field = after([focus, typed('12')]);
  expect(after([focus], field)).toEqual(field);
});

test('which numbers a field takes is to be announced once while it is edited, and at each step that they prevent', () => {
  const refused = { type: 'refused' } as const;
  // Nothing has been announced between them, and nothing is lost.
  const entered = after([focus, typed('1'), refused, typed('13'), refused]);
  expect(entered.announcement).toEqual({ isStepped: false, announcesRange: true });
  const announced = after([{ type: 'announced' }], entered);
  expect(after([refused, blur], announced).announcement).toBeUndefined();
  const most = { value: whole.maximum, showsRange: true };
  expect(after([{ type: 'step', by: 1 }], most).announcement).toMatchObject({ announcesRange: true });
  expect(after([{ type: 'set', value: most.value }], most).announcement).toMatchObject({ isStepped: true });
});

describe('a step', () => {
  test('ends at the bounds, where the field says what they are', () => {
    const least = after([{ type: 'step', by: -30 }], { value: 20 }, percent);
    expect(least).toMatchObject({ value: 0 });
    expect(after([{ type: 'step', by: -1 }], least, percent)).toMatchObject({ value: 0, showsRange: true });
    expect(after([{ type: 'step', by: 70 }], { value: 50 }, percent)).toMatchObject({ value: percent.maximum });
  });

  test('takes the place of what was typed', () => {
    const stepped = after([focus, typed('1,5'), { type: 'step', by: 1 }]);
    expect(fieldText(stepped, whole, grouped)).toBe('2');
  });
});
