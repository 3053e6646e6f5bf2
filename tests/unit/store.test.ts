import { expect, test } from 'vitest';
import { createCalculatorStore } from '../../src/state/store.ts';

test('inputs and their projection keep their identity until a number changes', () => {
  const store = createCalculatorStore();
  const { changeField, setInputs, inputs, rows } = store.getState();
  changeField('partnersAtStart', { type: 'blur' });
  setInputs(inputs);
  expect(store.getState().inputs).toBe(inputs);
  expect(store.getState().rows).toBe(rows);
  changeField('partnersAtStart', { type: 'input', text: '77' });
  expect(store.getState().rows).not.toBe(rows);
  expect(store.getState().inputs.partnersAtStart).toBe(77);
});
