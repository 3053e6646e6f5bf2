import type { Inputs } from '../../model/projection.ts';

/**
 * The inputs as they are now, in the form that React's `useSyncExternalStore` takes. The script in the
 * page makes it before anything is painted and leaves it at `window.calculatorStore`; React joins later.
 */
export interface CalculatorStore {
  /** The current inputs; the same object until one of them changes. */
  readonly get: () => Inputs;
  /** Changes one input to a whole number from 0 to 99,999. */
  readonly set: (name: keyof Inputs, value: number) => void;
  /** Makes `view` the one that is told of changes, once typing pauses. Returns how to stop. */
  readonly subscribe: (view: () => void) => () => void;
}

/**
 * Typing pauses when nothing changed for this long, in milliseconds: the next key must not wait for React's
 * work on the one before.
 */
const pause = 100;

declare global {
  interface Window {
    calculatorStore: CalculatorStore;
  }
}

/**
 * @param onChange told of each change at once
 */
export function createStore(initial: Inputs, onChange: (inputs: Inputs) => void): CalculatorStore {
  let inputs = initial;
  let show: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get: () => inputs,
    set: (name, value) => {
      if (inputs[name] === value) return;
      inputs = { ...inputs, [name]: value };
      onChange(inputs);
      clearTimeout(timer);
      timer = setTimeout(() => show?.(), pause);
    },
    subscribe: (view) => {
      show = view;
      return () => {
        show = undefined;
      };
    },
  };
}
