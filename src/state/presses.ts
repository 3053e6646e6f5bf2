import { cautiousAssumptions } from '../config/cautious.ts';
import { inputRules } from '../config/inputs.ts';
import { assumptionNames } from '../model/assumptions.ts';
import type { CalculatorStore, Presses } from './store.ts';

/** The plan's assumptions, and the owner's cautious ones. */
const presets = {
  plan: /* @__PURE__ */ Object.fromEntries(assumptionNames.map((name) => [name, inputRules[name].default])),
  cautious: cautiousAssumptions,
};

/** Remembers a press until React is there. */
export function rememberPress(store: CalculatorStore, pressed: Presses): void {
  store.change({ waiting: { ...store.get().waiting, ...pressed } });
}

/** Carries out a press, at once or as soon as React is there. */
export function press(store: CalculatorStore, pressed: Presses): void {
  const { isLive, month, kitOpenings } = store.get();
  if (!isLive) return rememberPress(store, pressed);
  if (pressed.month) store.change({ month: pressed.month === month ? 0 : pressed.month });
  if (pressed.overview) store.change({ hasOverview: true });
  if (pressed.kit) store.change({ kitOpenings: kitOpenings + 1 });
  if (pressed.assumptions) {
    const announced = { bounded: undefined, announced: { assumptions: pressed.assumptions } };
    store.changeInputs(presets[pressed.assumptions], announced);
  }
}

/** React is there: the presses that have waited are carried out, each kind once. */
export function carryOutPresses(store: CalculatorStore): void {
  const { waiting } = store.get();
  store.change({ isLive: true, waiting: {} });
  press(store, waiting);
}
