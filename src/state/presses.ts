import { presetInputs } from '../model/assumptions.ts';
import type { CalculatorStore, Late, Presses } from './store.ts';

/** Remembers a press until React is there. */
export function rememberPress(store: CalculatorStore, pressed: Presses): void {
  store.change({ waiting: { ...store.get().waiting, ...pressed } });
}

/** Has what is late made, at once or as soon as React is there. */
export function make(store: CalculatorStore, late: Partial<Record<Late, true>>): void {
  const { isLive, made } = store.get();
  if (isLive) store.change({ made: { ...made, ...late } });
  else rememberPress(store, late);
}

/** Carries out a press, at once or as soon as React is there. */
export function press(store: CalculatorStore, pressed: Presses): void {
  const { isLive, kitOpenings } = store.get();
  if (!isLive) return rememberPress(store, pressed);
  const { kit, assumptions, ...late } = pressed;
  make(store, late);
  if (kit) store.change({ kitOpenings: kitOpenings + 1 });
  if (assumptions === 'own') store.change({ wantsOwn: true });
  else if (assumptions) {
    store.changeInputs(presetInputs(assumptions), { wantsOwn: false, bounded: undefined, announced: { assumptions } });
  }
}

/** React is there: the presses that have waited are carried out, each kind once. */
export function carryOutPresses(store: CalculatorStore): void {
  const { waiting } = store.get();
  store.change({ isLive: true, waiting: {} });
  press(store, waiting);
}
