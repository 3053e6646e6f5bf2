import { expect, test, vi } from 'vitest';
import { createStore } from '../../src/components/calculator/store.ts';

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

test('a change is told to the address first and then to the view, once', () => {
  const told: string[] = [];
  const store = createStore(initial, (inputs) => told.push(`address ${inputs.newLevel1PartnersPerMonth}`));
  store.subscribe(() => told.push(`view ${store.get().newLevel1PartnersPerMonth}`));
  store.set('newLevel1PartnersPerMonth', 3);
  store.set('newLevel1PartnersPerMonth', 3);
  expect(told).toEqual(['address 3', 'view 3']);
});

test('a new view takes the place of the one before', () => {
  const [script, react] = [vi.fn(), vi.fn()];
  const store = createStore(initial, () => {});
  const stopScript = store.subscribe(script);
  store.subscribe(react);
  stopScript();
  store.set('partnersAtStart', 1);
  expect(script).not.toHaveBeenCalled();
  expect(react).toHaveBeenCalledOnce();
});

test('a view that stops is told of nothing more', () => {
  const view = vi.fn();
  const store = createStore(initial, () => {});
  store.subscribe(view)();
  store.set('partnersAtStart', 1);
  expect(view).not.toHaveBeenCalled();
});
