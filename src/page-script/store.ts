import type { Inputs } from '../model/projection.ts';
import { viewDelay } from './waiting-times.ts';

/** What only React does, and visitors can ask for before it is there. */
export type Ask = 'overview' | 'share' | 'working';

/** What the page's script and React both work from. Of what can be asked for, it is how often it has been. */
export interface CalculatorState extends Readonly<Record<Ask, number>> {
  /** The same object until an input changes. */
  readonly inputs: Inputs;
  /** The month whose working was asked for last; 0 for none. */
  readonly month: number;
}

/** The page's state, in the form that React's `useSyncExternalStore` takes. */
export interface CalculatorStore {
  /** The same object until something changes. */
  readonly get: () => CalculatorState;
  /** Changes one input to a whole number from 0 to its maximum. */
  readonly set: (name: keyof Inputs, value: number) => void;
  /** Asks for something that only React does, and says which month it is about, if any. Views hear of it at once. */
  readonly ask: (what: Ask, month?: number) => void;
  /** Calls `view` after changes: once inputs have not changed for a moment. Returns a function that unsubscribes. */
  readonly subscribe: (view: () => void) => () => void;
}

/** @param onInput is called at once after each change of an input */
export function createStore(inputs: Inputs, onInput: (inputs: Inputs) => void): CalculatorStore {
  let state: CalculatorState = { inputs, month: 0, overview: 0, share: 0, working: 0 };
  const views = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellViews = () => {
    clearTimeout(timer);
    for (const view of views) view();
  };
  return {
    get: () => state,
    set: (name, value) => {
      if (state.inputs[name] === value) return;
      state = { ...state, inputs: { ...state.inputs, [name]: value } };
      onInput(state.inputs);
      clearTimeout(timer);
      timer = setTimeout(tellViews, viewDelay);
    },
    ask: (what, month) => {
      state = { ...state, month: month || state.month, [what]: state[what] + 1 };
      tellViews();
    },
    subscribe: (view) => {
      views.add(view);
      return () => views.delete(view);
    },
  };
}
