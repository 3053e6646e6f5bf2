import { expect, test } from 'vitest';
import { defaultInputs } from '../../src/model/query-string.ts';
import { createCalculatorStore, fieldOf } from '../../src/state/store.ts';

/** A store, and what it holds now. */
function start() {
  const store = createCalculatorStore();
  return { ...store.getState(), now: store.getState };
}
const other = defaultInputs.partnersAtStart + 5;

test('one field is edited at a time, until it is left, and a step of another leaves it so', () => {
  const { change, now } = start();
  change('partnersAtStart', { type: 'focus' });
  change('partnersAtStart', { type: 'input', text: '7', how: 'typed' });
  change('cancellation', { type: 'step', by: 1 });
  expect(fieldOf(now(), 'partnersAtStart')).toMatchObject({ value: 7, isEdited: true, text: '7' });
  expect(fieldOf(now(), 'cancellation')).toMatchObject({ value: 1, isEdited: false });
  change('cancellation', { type: 'focus' });
  change('partnersAtStart', { type: 'blur' });
  expect(fieldOf(now(), 'cancellation').isEdited).toBe(true);
  change('cancellation', { type: 'blur' });
  expect(fieldOf(now(), 'cancellation')).toMatchObject({ value: 1, isEdited: false, text: undefined });
});

test('what a field does not take is said at it until it is changed, whatever is done in others', () => {
  const { change, now } = start();
  change('partnersAtStart', { type: 'input', text: '123456' });
  expect(now()).toMatchObject({ fieldsShowingRange: ['partnersAtStart'], inputs: { partnersAtStart: 12345 } });
  change('cancellation', { type: 'step', by: 1 });
  expect(now().fieldsShowingRange).toEqual(['partnersAtStart']);
  change('partnersAtStart', { type: 'step', by: 1 });
  expect(now().fieldsShowingRange).toEqual([]);
  change('partnersAtStart', { type: 'input', text: '123456' });
  now().setInputs({ newLevel1PartnersPerMonth: 7 });
  expect(now().fieldsShowingRange).toEqual([]);
});

test('what is due of a field is announced, whatever is done meanwhile: neither focus nor a text without effect is', () => {
  const { change, now } = start();
  change('partnersAtStart', { type: 'focus' });
  expect(now().due).toBeUndefined();
  change('partnersAtStart', { type: 'input', text: `${other}` });
  const first = now().due;
  expect(first).toEqual({ partnersAtStart: { isStepped: false, announcesRange: false } });
  change('partnersAtStart', { type: 'input', text: `0${other}`, how: 'typed' });
  expect(now().due).toBe(first);
  change('conversion', { type: 'step', by: -1 });
  change('conversion', { type: 'step', by: 1 });
  // The limit: the number that the steps before it have led to is said, too.
  change('conversion', { type: 'step', by: 1 });
  expect(now().due).toEqual({
    partnersAtStart: { isStepped: false, announcesRange: false },
    conversion: { isStepped: true, announcesRange: true },
  });
  now().announced();
  expect(now().due).toBeUndefined();
});
