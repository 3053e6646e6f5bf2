import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { assumptionNames } from '../../src/model/assumptions.ts';
import { carryOutPresses, press } from '../../src/state/presses.ts';
import { calculate, createStore } from '../../src/state/store.ts';
import { restDelay } from '../../src/state/waiting-times.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const initial = {
  partnersAtStart: 0,
  newLevel1PartnersPerMonth: 10,
  cancellation: 0,
  referralsTenths: 20,
  conversion: 100,
};
const start = () => createStore(initial, String);

test('inputs and calculation are the same objects until an input changes, and then belong to each other', () => {
  const store = start();
  const before = store.get();
  expect(before.inputs).toBe(initial);
  store.edit('newLevel1PartnersPerMonth');
  store.type('newLevel1PartnersPerMonth', '10', true);
  expect(store.get().inputs).toBe(initial);
  expect(store.get().calculation).toBe(before.calculation);
  store.type('partnersAtStart', '5', false);
  expect(store.get().inputs).toEqual({ ...initial, partnersAtStart: 5 });
  expect(store.get().calculation).toEqual(calculate(store.get().inputs));
});

test('views are notified at their pace: at once, in a frame of its own, and when nothing has changed for a moment', () => {
  const heard: string[] = [];
  const store = start();
  for (const pace of ['now', 'frame', 'rest'] as const)
    store.subscribe(() => heard.push(`${pace} ${store.get(pace).inputs.newLevel1PartnersPerMonth}`), pace);
  for (const text of ['1', '12', '123']) store.type('newLevel1PartnersPerMonth', text, false);
  expect(heard).toEqual(['now 1', 'now 12', 'now 123']);
  expect(store.get('frame').inputs).toBe(initial);
  vi.advanceTimersByTime(restDelay - 1);
  expect(heard.slice(3)).toEqual(['frame 123']);
  vi.advanceTimersByTime(1);
  expect(heard.slice(4)).toEqual(['rest 123']);
});

test('a drawing waits as long as someone goes on typing', () => {
  const view = vi.fn();
  const store = start();
  store.subscribe(view, 'rest');
  for (const text of ['1', '12', '123']) {
    store.type('partnersAtStart', text, false);
    vi.advanceTimersByTime(restDelay - 10);
  }
  expect(view).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(view).toHaveBeenCalledOnce();
});

test('for paper, every view is notified of the state of now', () => {
  const store = start();
  store.type('partnersAtStart', '7', false);
  store.catchUp();
  for (const pace of ['now', 'frame', 'rest'] as const) expect(store.get(pace).inputs.partnersAtStart).toBe(7);
});

test('a view that has stopped hears nothing more', () => {
  const view = vi.fn();
  const store = start();
  const stop = store.subscribe(view);
  store.type('partnersAtStart', '1', false);
  stop();
  store.type('partnersAtStart', '2', false);
  expect(view).toHaveBeenCalledOnce();
});

test('a field keeps the text that is being edited in it, and its number beside it', () => {
  const store = start();
  store.edit('partnersAtStart');
  expect(store.get().edited).toEqual({ name: 'partnersAtStart', text: '' });
  store.type('partnersAtStart', '007', true);
  expect(store.get().edited?.text).toBe('007');
  expect(store.get().inputs.partnersAtStart).toBe(7);
  store.leave('partnersAtStart');
  expect(store.get().edited).toBeUndefined();
  expect(store.get().inputs.partnersAtStart).toBe(7);
});

test('a text that is still being composed is shown, and is no number yet', () => {
  const store = start();
  store.edit('partnersAtStart');
  store.change({ edited: { name: 'partnersAtStart', text: '１２' } });
  expect(store.get().edited?.text).toBe('１２');
  expect(store.get().inputs).toBe(initial);
  store.type('partnersAtStart', '１２', true);
  expect(store.get().inputs.partnersAtStart).toBe(12);
});

test('what a field does not take is said at it, and no longer after the next change', () => {
  const store = start();
  store.type('partnersAtStart', '123456', false);
  expect(store.get().inputs.partnersAtStart).toBe(12345);
  expect(store.get().bounded).toBe('partnersAtStart');
  store.step('partnersAtStart', 1);
  expect(store.get().bounded).toBeUndefined();
  store.step('cancellation', -1);
  expect(store.get().bounded).toBe('cancellation');
  expect(store.get().inputs.cancellation).toBe(0);
});

test('a step ends at the bounds, and is announced by its field’s name', () => {
  const store = start();
  store.step('conversion', -30);
  store.step('conversion', 70);
  expect(store.get().inputs.conversion).toBe(inputRules.conversion.maximum);
  expect(store.get().announced).toEqual({ stepped: 'conversion' });
});

test('the last month is chosen at first, and each other is chosen at once, React or no React', () => {
  const store = start();
  expect(store.get().month).toBe(plan.horizonMonths);
  const view = vi.fn();
  store.subscribe(view, 'now');
  store.choose(3);
  expect(view).toHaveBeenCalledOnce();
  expect(store.get()).toMatchObject({ month: 3, inputs: initial, waiting: {} });
});

test('views of a slower pace hear of another month, too', () => {
  const store = start();
  store.choose(3);
  expect(store.get('frame').month).toBe(plan.horizonMonths);
  vi.advanceTimersByTime(restDelay);
  expect([store.get('frame').month, store.get('rest').month]).toEqual([3, 3]);
});

test('presses wait until React is there, and each kind is then carried out once, as it was pressed last', () => {
  const store = start();
  press(store, { breakdown: true });
  press(store, { kit: true });
  press(store, { kit: true });
  press(store, { assumptions: 'plan' });
  press(store, { assumptions: 'cautious' });
  expect(store.get()).toMatchObject({ openings: {}, inputs: initial });
  carryOutPresses(store);
  expect(store.get()).toMatchObject({
    openings: { breakdown: 1, kit: 1 },
    inputs: { ...initial, ...cautiousAssumptions },
    waiting: {},
  });
  press(store, { kit: true });
  press(store, { overview: true });
  expect(store.get()).toMatchObject({ openings: { breakdown: 1, kit: 2, overview: 1 } });
});

test('who chooses assumptions of one’s own keeps those there are, until a preset is chosen', () => {
  const store = start();
  carryOutPresses(store);
  press(store, { assumptions: 'own' });
  expect(store.get()).toMatchObject({ wantsOwn: true, inputs: initial });
  press(store, { assumptions: 'plan' });
  expect(store.get().wantsOwn).toBe(false);
});

test('the plan’s assumptions come back together', () => {
  const store = start();
  carryOutPresses(store);
  press(store, { assumptions: 'cautious' });
  press(store, { assumptions: 'plan' });
  const { inputs, announced } = store.get();
  expect(assumptionNames.map((name) => inputs[name])).toEqual(assumptionNames.map((name) => inputRules[name].default));
  expect(announced).toEqual({ assumptions: 'plan' });
});
