import { expect, test } from 'vitest';
import { defaultInputs } from '../../src/model/query-string.ts';
import { createCalculatorStore } from '../../src/state/store.ts';

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
  expect(now().fields.partnersAtStart).toMatchObject({ value: 7, isEdited: true, text: '7' });
  expect(now().fields.cancellation).toMatchObject({ value: 1 });
  change('cancellation', { type: 'focus' });
  change('partnersAtStart', { type: 'blur' });
  expect(now().fields.cancellation.isEdited).toBe(true);
  change('cancellation', { type: 'blur' });
  expect(now().fields.cancellation.isEdited).toBeFalsy();
});

test('what a field does not take is said at it until it is changed, whatever is done in others', () => {
  const { change, now } = start();
  const showsRange = () => now().fields.partnersAtStart.showsRange === true;
  change('partnersAtStart', { type: 'input', text: '123456' });
  expect(now()).toMatchObject({ fields: { partnersAtStart: { value: 12345 } }, inputs: { partnersAtStart: 12345 } });
  expect(showsRange()).toBe(true);
  change('cancellation', { type: 'step', by: 1 });
  expect(showsRange()).toBe(true);
  change('partnersAtStart', { type: 'step', by: 1 });
  expect(showsRange()).toBe(false);
  change('partnersAtStart', { type: 'input', text: '123456' });
  now().setInputs({ newLevel1PartnersPerMonth: 7 });
  expect(showsRange()).toBe(false);
});

test('what is due of a field is announced, whatever is done meanwhile: neither focus nor a text without effect is', () => {
  const { change, now } = start();
  const announcements = () =>
    Object.fromEntries(
      Object.entries(now().fields).flatMap(([name, { announcement: due }]) => (due ? [[name, due]] : [])),
    );
  change('partnersAtStart', { type: 'focus' });
  expect(now().due).toBeUndefined();
  change('partnersAtStart', { type: 'input', text: `${other}` });
  const first = now().due;
  expect(first).toBeDefined();
  expect(announcements()).toEqual({ partnersAtStart: { isStepped: false, announcesRange: false } });
  change('partnersAtStart', { type: 'input', text: `0${other}`, how: 'typed' });
  expect(now().due).toBe(first);
  change('conversion', { type: 'step', by: -1 });
  change('conversion', { type: 'step', by: 1 });
  // The limit: the number that the steps before it have led to is said, too.
  change('conversion', { type: 'step', by: 1 });
  expect(now().due).not.toBe(first);
  expect(announcements()).toEqual({
    partnersAtStart: { isStepped: false, announcesRange: false },
    conversion: { isStepped: true, announcesRange: true },
  });
  now().announced();
  expect(now().due).toBeUndefined();
  expect(announcements()).toEqual({});
});
