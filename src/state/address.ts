import { writeInputs } from '../model/query-string.ts';
import type { CalculatorStore } from './store.ts';
import { addressDelay } from './delays.ts';

export type AddressMirror = ReturnType<typeof mirrorInAddress>;

/** Writes the store's inputs into the address once typing settles, without new history entries. */
export function mirrorInAddress(store: CalculatorStore) {
  let { inputs } = store.getState();
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes pending changes immediately instead of waiting for `addressDelay`. */
  function write(): void {
    if (!isPending) return;
    const search = writeInputs(location.search, inputs);
    try {
      if (search !== location.search) {
        history.replaceState(history.state, '', location.pathname + search + location.hash);
        dispatchEvent(new Event('addresschange'));
      }
      isPending = false;
    } catch {
      // Safari throws after 100 writes in 10 seconds. The next `write()` tries again.
    }
  }

  /** Schedules a write, even of unchanged inputs, because back and forward may have restored an older address. */
  function scheduleWrite(): void {
    isPending = true;
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
