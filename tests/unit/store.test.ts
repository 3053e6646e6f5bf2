import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../src/components/calculator/store.ts';

afterEach(() => void vi.useRealTimers());

const initial = { partnersAtStart: 0, newLevel1PartnersPerMonth: 10 };

test('the inputs are the same object until one of them changes', () => {
  const store = createStore(initial, () => {});
  expect(store.get()).toBe(initial);
  store.set('partnersAtStart', 0);
  expect(store.get()).toBe(initial);
  store.set('partnersAtStart', 5);
  const changed = store.get();
  expect(changed).toEqual({ partnersAtStart: 5, newLevel1PartnersPerMonth: 10 });
  expect(store.get()).toBe(changed);
  expect(initial.partnersAtStart).toBe(0);
});

test('the page is told of each change at once, the views a moment later of several at a time', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const store = createStore(initial, (inputs) => told.push(`page ${inputs.newLevel1PartnersPerMonth}`));
  store.subscribe(() => told.push(`view ${store.get().newLevel1PartnersPerMonth}`));
  for (const value of [1, 12, 12, 123]) store.set('newLevel1PartnersPerMonth', value);
  expect(told).toEqual(['page 1', 'page 12', 'page 123']);
  vi.runAllTimers();
  expect(told.slice(3)).toEqual(['view 123']);
});

test('a view that unsubscribes is told of nothing more', () => {
  vi.useFakeTimers();
  const view = vi.fn();
  const store = createStore(initial, () => {});
  const stop = store.subscribe(view);
  store.set('partnersAtStart', 1);
  stop();
  vi.runAllTimers();
  expect(view).not.toHaveBeenCalled();
});
