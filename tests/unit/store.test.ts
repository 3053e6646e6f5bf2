import { expect, test } from 'vitest';
import { createCalculatorStore } from '../../src/state/store.ts';

test('inputs and their projection keep their identity until a number changes', () => {
  const store = createCalculatorStore();
  const { change, setInputs, inputs, rows } = store.getState();
  change('partnersAtStart', { type: 'leave' });
  setInputs(inputs);
  expect(store.getState().inputs).toBe(inputs);
  expect(store.getState().rows).toBe(rows);
  change('partnersAtStart', { type: 'enter', text: '77' });
  expect(store.getState().rows).not.toBe(rows);
  expect(store.getState().inputs.partnersAtStart).toBe(77);
});
