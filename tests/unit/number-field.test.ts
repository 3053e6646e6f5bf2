import { expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { fieldReducer, fieldText, type FieldEvent, type NumberFieldState } from '../../src/model/number-field.ts';

const { partnersAtStart: whole, referralsTenths: tenths, conversion: percent } = inputRules;
const grouped = { count: (value: number) => value.toLocaleString('de-DE'), percent: (value: number) => `${value} %` };

/** A field after events, one after the other. */
const after = (events: readonly FieldEvent[], start: NumberFieldState = { value: 0 }, rule = whole) =>
  events.reduce((field, event) => fieldReducer(field, event, rule), start);
const focus = { type: 'focus' } as const;
const blur = { type: 'blur' } as const;
const enter = (text: string) => ({ type: 'enter', text }) as const;

test('a field is empty at 0, plain while it is edited, grouped when it is left, and has no sign in its digits', () => {
  expect(fieldText({ value: 0 }, whole, grouped)).toBe('');
  const entered = after([focus], { value: 12345 });
  expect(fieldText(entered, whole, grouped)).toBe('12345');
  expect(fieldText(after([blur], entered), whole, grouped)).toBe('12.345');
  expect(fieldText({ value: 25 }, tenths, grouped)).toBe('2,5');
  expect(fieldText({ value: 80 }, percent, grouped)).toBe('80');
});

test('zeros that a deletion leaves stay until the field is left', () => {
  const shortened = after([focus, enter('000')], { value: 1000 });
  expect(shortened).toMatchObject({ value: 0, text: '000' });
  expect(after([enter('5000')], shortened)).toMatchObject({ value: 5000, text: '5000' });
  expect(fieldText(after([blur], shortened), whole, grouped)).toBe('');
});

test('what is no number is refused as a whole: the last one comes back', () => {
  for (const text of ['123456', '-5', 'hello', '30 40', '1.5'])
    expect(after([focus, enter(text)], { value: 77 })).toEqual({ value: 77, isEdited: true, text: undefined });
  expect(after([focus, enter('99,9999')], { value: 99 }, tenths).value).toBe(99);
  expect(after([focus, enter('0')], { value: 77 }).value).toBe(0);
  expect(after([enter('12 345')]).value).toBe(12345);
});

test('a composition is shown, and counts once it has ended and fits', () => {
  const composing = after([focus, { type: 'compose', text: '192345' }], { value: 12345 });
  expect(composing).toMatchObject({ value: 12345, text: '192345' });
  expect(after([enter('192345')], composing)).toEqual({ value: 12345, isEdited: true });
  expect(after([enter('１２')], composing)).toMatchObject({ value: 12, text: '12' });
});

test('a focus that is told of again changes nothing of what has been typed', () => {
  const field = after([focus, enter('12')]);
  expect(after([focus], field)).toEqual(field);
});

test('a step takes the place of what was typed, and ends at the bounds', () => {
  expect(after([focus, enter('2,'), { type: 'step', by: 5 }], { value: 0 }, tenths)).toMatchObject({ value: 25 });
  expect(after([{ type: 'step', by: -30 }], { value: 20 }, percent).value).toBe(0);
  expect(after([{ type: 'step', by: 70 }], { value: 50 }, percent).value).toBe(percent.maximum);
});
