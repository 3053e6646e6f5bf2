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
  /** Has `view` told of changes, a moment later and some in one. Returns how to stop. */
  readonly subscribe: (view: () => void) => () => void;
}

/**
 * The views are told this long after a change, in milliseconds: the key that made it must not wait for their
 * work, which is React's above all, nor must the keys that follow for more than their share of it.
 */
const interval = 100;

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
  const views = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get: () => inputs,
    set: (name, value) => {
      if (inputs[name] === value) return;
      inputs = { ...inputs, [name]: value };
      onChange(inputs);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const view of views) view();
      }, interval);
    },
    subscribe: (view) => {
      views.add(view);
      return () => void views.delete(view);
    },
  };
}
