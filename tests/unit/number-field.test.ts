import { expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { fieldReducer, fieldText, type FieldEvent, type NumberFieldState } from '../../src/model/number-field.ts';

const { partnersAtStart: rule } = inputRules;

/** A field after events, one after the other. */
const after = (events: readonly FieldEvent[], start: NumberFieldState = { value: 0 }) =>
  events.reduce((field, event) => fieldReducer(field, event, rule), start);
const leave = { type: 'blur' } as const;
const enter = (text: string) => ({ type: 'input', text }) as const;
const step = (direction: number) => ({ type: 'step', direction }) as const;

test('a field shows plain digits, and nothing at 0, whatever way it came', () => {
  expect(fieldText({ value: 12345 })).toBe('12345');
  for (const events of [[], [enter('0')], [enter('000')], [enter('5'), enter('0')]])
    expect(fieldText(after(events))).toBe('');
});

test('a leading zero stays until the field is left', () => {
  const shortened = after([enter('05')], { value: 105 });
  expect(fieldText(shortened)).toBe('05');
  expect(fieldText(after([leave], shortened))).toBe('5');
});

test('what is no number is refused as a whole: the last one comes back', () => {
  for (const text of ['123456', '-5', 'hello', '30 40', '1.5'])
    expect(after([enter(text)], { value: 77 })).toEqual({ value: 77 });
  expect(after([enter('12 345')]).value).toBe(12345);
});

test('a composition is shown, and counts once it has ended and fits', () => {
  const composing = after([{ type: 'compose', text: '192345' }], { value: 12345 });
  expect(composing).toEqual({ value: 12345, text: '192345' });
  expect(after([enter('192345')], composing)).toEqual({ value: 12345 });
  expect(after([enter('１２')], composing).value).toBe(12);
});

test('a step takes the place of what was typed, and ends at the bounds', () => {
  expect(after([enter('02'), step(1)])).toEqual({ value: 3 });
  expect(after([step(-1)]).value).toBe(0);
  expect(after([step(1)], { value: rule.maximum }).value).toBe(rule.maximum);
});
