import { expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { fieldReducer, fieldText, type FieldEvent, type NumberFieldState } from '../../src/model/number-field.ts';

const { partnersAtStart: whole, referralsTenths, conversion: percent } = inputRules;
const tenths = { ...referralsTenths, maximum: 100 };
const formats = { count: (value: number) => value.toLocaleString('de-DE'), percent: (value: number) => `${value} %` };

/** A field after events, one after the other. */
const after = (events: readonly FieldEvent[], start: NumberFieldState = { value: 0 }, rule = whole) =>
  events.reduce((field, event) => fieldReducer(field, event, rule), start);
const leave = { type: 'leave' } as const;
const enter = (text: string) => ({ type: 'enter', text }) as const;

test('a field shows plain digits without a sign, and nothing at 0', () => {
  expect(fieldText({ value: 0 }, whole, formats)).toBe('');
  expect(fieldText({ value: 12345 }, whole, formats)).toBe('12345');
  expect(fieldText({ value: 25 }, tenths, formats)).toBe('2,5');
  expect(fieldText({ value: 80 }, percent, formats)).toBe('80');
});

test('a whole number that is 0 shows as empty, whatever way it came', () => {
  for (const events of [[enter('0')], [enter('000')], [enter('5'), enter('0')]])
    expect(fieldText(after(events), whole, formats)).toBe('');
});

test('a leading zero or the beginning of a decimal stays until the field is left', () => {
  const shortened = after([enter('05')], { value: 105 });
  expect(fieldText(shortened, whole, formats)).toBe('05');
  expect(fieldText(after([leave], shortened), whole, formats)).toBe('5');
  for (const text of ['0', '0,', '2,']) {
    const typed = after([enter(text)], { value: 5 }, tenths);
    expect(fieldText(typed, tenths, formats)).toBe(text);
  }
  expect(fieldText(after([enter('0,'), leave], { value: 5 }, tenths), tenths, formats)).toBe('');
});

test('what is no number is refused as a whole: the last one comes back', () => {
  for (const text of ['123456', '-5', 'hello', '30 40', '1.5'])
    expect(after([enter(text)], { value: 77 })).toEqual({ value: 77 });
  expect(after([enter('9,9999')], { value: 99 }, tenths).value).toBe(99);
  expect(after([enter('12 345')]).value).toBe(12345);
});

test('a composition is shown, and counts once it has ended and fits', () => {
  const composing = after([{ type: 'compose', text: '192345' }], { value: 12345 });
  expect(composing).toEqual({ value: 12345, text: '192345' });
  expect(after([enter('192345')], composing)).toEqual({ value: 12345 });
  expect(after([enter('１２')], composing).value).toBe(12);
});

test('a step takes the place of what was typed, and ends at the bounds', () => {
  const step = (direction: number) => ({ type: 'step', direction }) as const;
  expect(after([enter('2,'), step(1)], { value: 0 }, tenths)).toEqual({ value: 25 });
  expect(after([step(-1)], { value: 2 }, tenths).value).toBe(0);
  expect(after([step(1)], { value: percent.maximum }, percent).value).toBe(percent.maximum);
});
