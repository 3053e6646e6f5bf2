import { presetInputs } from '../model/assumptions.ts';
import type { CalculatorStore, Late, Presses } from './store.ts';

/** Remembers a press until React is there. */
export function rememberPress(store: CalculatorStore, pressed: Presses): void {
  store.change({ waiting: { ...store.get().waiting, ...pressed } });
}

/** Carries out a press, at once or as soon as React is there. */
export function press(store: CalculatorStore, pressed: Presses): void {
  const { isLive, openings } = store.get();
  if (!isLive) return rememberPress(store, pressed);
  const { assumptions, ...opened } = pressed;
  const counted = (Object.keys(opened) as Late[]).map((late) => [late, (openings[late] ?? 0) + 1]);
  // What is opened shows the numbers as they are: a link could be copied before it had the last digit.
  store.catchUp();
  store.change({ openings: { ...openings, ...Object.fromEntries(counted) } });
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
