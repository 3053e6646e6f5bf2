import { expect, test } from 'vitest';
import { createCalculatorStore } from '../../src/state/store.ts';

/** A store, and what it holds now. */
function start() {
  const store = createCalculatorStore();
  return { ...store.getState(), now: store.getState };
}

test('one field is edited at a time, until it is left, and a step of another leaves it so', () => {
  const { change, now } = start();
  change('partnersAtStart', { type: 'focus' });
  change('partnersAtStart', { type: 'enter', text: '7' });
  change('cancellation', { type: 'step', by: 1 });
  expect(now().fields.partnersAtStart).toMatchObject({ value: 7, isEdited: true, text: '7' });
  expect(now().fields.cancellation).toMatchObject({ value: 1 });
  change('cancellation', { type: 'focus' });
  change('partnersAtStart', { type: 'blur' });
  expect(now().fields.cancellation.isEdited).toBe(true);
  change('cancellation', { type: 'blur' });
  expect(now().fields.cancellation.isEdited).toBeFalsy();
});

test('inputs and their projection keep their identity until a number changes', () => {
  const { change, setInputs, now, inputs, rows } = start();
  change('partnersAtStart', { type: 'focus' });
  setInputs(inputs);
  expect([now().inputs, now().rows]).toEqual([inputs, rows]);
  expect(now().rows).toBe(rows);
  change('partnersAtStart', { type: 'enter', text: '77' });
  expect(now().rows).not.toBe(rows);
  expect(now().inputs.partnersAtStart).toBe(77);
});
