import { writeInputs } from '../model/query-string.ts';
import type { CalculatorStore } from './store.ts';
import { addressDelay } from './delays.ts';

declare global {
  interface Window {
    /** Set by the early script, for React and the page's other scripts. */
    calculator: {
      readonly store: CalculatorStore;
      readonly address: AddressMirror;
      /** Stops the early script after a final paint. Called on hydration. */
      readonly stop: () => void;
    };
  }
  interface WindowEventMap {
    /** Custom event: `history.replaceState()` has changed the address. */
    addresschange: Event;
  }
}

export type AddressMirror = ReturnType<typeof mirrorInAddress>;

/** Writes the store's inputs into the address once typing settles, without new history entries. */
export function mirrorInAddress(store: CalculatorStore) {
  let { inputs } = store.getState();
  let isWritten = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes pending changes immediately instead of waiting for `addressDelay`. */
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
      // Safari throws after 100 writes in 10 seconds. The next `write()` tries again.
    }
  }

  /** Schedules a write, even of unchanged inputs, because back and forward may have restored an older address. */
  function scheduleWrite(): void {
    isWritten = false;
    clearTimeout(timer);
    timer = setTimeout(write, addressDelay);
  }

  store.subscribe((state) => {
    if (state.inputs === inputs) return;
    ({ inputs } = state);
    scheduleWrite();
  });
  return { write, scheduleWrite };
}
