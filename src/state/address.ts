import { writeInputs } from '../model/query-string.ts';
import type { CalculatorStore } from './store.ts';
import { addressDelay } from './waiting-times.ts';

declare global {
  interface Window {
    /** What the script ahead of the calculator offers to React and to the page's other scripts. */
    calculator: {
      readonly store: CalculatorStore;
      readonly address: AddressMirror;
      /** Shows the inputs of the address. The page calls it as soon as the calculator's markup is complete. */
      readonly show: () => void;
      /** Called on hydration: the script paints once more, and stops. */
      readonly end: () => void;
    };
  }
  interface WindowEventMap {
    /** The page's own event: the inputs have been written into the address. */
    addresschange: Event;
  }
}

/** Keeps the page's address and the store's inputs the same. */
export type AddressMirror = ReturnType<typeof mirrorInAddress>;

/** Writes the store's inputs into the address once typing settles, without new history entries. */
export function mirrorInAddress(store: CalculatorStore) {
  let { inputs } = store.getState();
  let isWritten = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes inputs that have changed at once, and not only when typing settles. */
  function write(): void {
    if (isWritten) return;
    const search = writeInputs(location.search, inputs);
    try {
      if (search !== location.search) {
        history.replaceState(history.state, '', location.pathname + search + location.hash);
        dispatchEvent(new Event('addresschange'));
      }
      isWritten = true;
    } catch {
      // Safari allows 100 writes in 10 seconds. These inputs wait for the next occasion.
    }
  }

  /** Schedules a write even if the inputs have not changed, since the browser may have restored another address. */
  function restore(): void {
    isWritten = false;
    clearTimeout(timer);
    timer = setTimeout(write, addressDelay);
  }

  store.subscribe((state) => {
    if (state.inputs === inputs) return;
    ({ inputs } = state);
    restore();
  });
  return { write, restore };
}
