import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../src/page-script/store.ts';
import { viewDelay } from '../../src/page-script/waiting-times.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const initial = {
  partnersAtStart: 0,
  newLevel1PartnersPerMonth: 10,
  cancellation: 0,
  referralsTenths: 20,
  conversion: 100,
};

test('the inputs are the same object until one of them changes', () => {
  const store = createStore(initial, () => {});
  expect(store.get().inputs).toBe(initial);
  store.set('partnersAtStart', 0);
  store.ask('share');
  expect(store.get().inputs).toBe(initial);
  store.set('partnersAtStart', 5);
  const changed = store.get().inputs;
  expect(changed).toEqual({ ...initial, partnersAtStart: 5 });
  expect(store.get().inputs).toBe(changed);
  expect(initial.partnersAtStart).toBe(0);
});

test('the page hears of a change at once, and the views a moment later of several together', () => {
  const heard: string[] = [];
  const store = createStore(initial, (inputs) => heard.push(`page ${inputs.newLevel1PartnersPerMonth}`));
  store.subscribe(() => heard.push(`view ${store.get().inputs.newLevel1PartnersPerMonth}`));
  for (const value of [1, 12, 12, 123]) store.set('newLevel1PartnersPerMonth', value);
  expect(heard).toEqual(['page 1', 'page 12', 'page 123']);
  vi.runAllTimers();
  expect(heard.slice(3)).toEqual(['view 123']);
});

test('the views wait until the inputs have rested', () => {
  const view = vi.fn();
  const store = createStore(initial, () => {});
  store.subscribe(view);
  for (let value = 1; value <= 5; value += 1) {
    store.set('partnersAtStart', value);
    vi.advanceTimersByTime(viewDelay - 10);
  }
  expect(view).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(view).toHaveBeenCalledOnce();
});

test('what is asked for is counted, and the views hear of it at once', () => {
  const heard: number[] = [];
  const store = createStore(initial, () => {});
  store.subscribe(() => heard.push(store.get().share));
  store.ask('share');
  store.ask('share');
  expect(heard).toEqual([1, 2]);
  expect(store.get().overview).toBe(0);
});

test('a view that has stopped hears nothing more', () => {
  const view = vi.fn();
  const store = createStore(initial, () => {});
  const stop = store.subscribe(view);
  store.set('partnersAtStart', 1);
  stop();
  vi.runAllTimers();
  expect(view).not.toHaveBeenCalled();
});
