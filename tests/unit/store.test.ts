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

test('what a field does not take is said at it, and no longer after the next change', () => {
  const { change, now } = start();
  change('partnersAtStart', { type: 'input', text: '123456' });
  expect(now()).toMatchObject({ fieldShowingRange: 'partnersAtStart', inputs: { partnersAtStart: 12345 } });
  change('cancellation', { type: 'step', by: 1 });
  expect(now().fieldShowingRange).toBeUndefined();
  change('partnersAtStart', { type: 'input', text: '123456' });
  now().setInputs({ newLevel1PartnersPerMonth: 7 });
  expect(now().fieldShowingRange).toBeUndefined();
});

test('each change is announced anew, a step by its field’s name, and neither focus nor a text without effect', () => {
  const { change, now } = start();
  change('partnersAtStart', { type: 'focus' });
  expect(now().announcement).toBeUndefined();
  change('partnersAtStart', { type: 'input', text: `${other}` });
  const first = now().announcement;
  expect(first).toEqual({ name: 'partnersAtStart', isStepped: false, announcesRange: false });
  change('partnersAtStart', { type: 'input', text: `0${other}`, how: 'typed' });
  expect(now().announcement).toBe(first);
  change('conversion', { type: 'step', by: 1 });
  expect(now().announcement).not.toBe(first);
  change('conversion', { type: 'step', by: -1 });
  expect(now().announcement).toMatchObject({ name: 'conversion', isStepped: true });
  const stepped = now().announcement;
  change('partnersAtStart', { type: 'blur' });
  expect(now().announcement).toBe(stepped);
});
