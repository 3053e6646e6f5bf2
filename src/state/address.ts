import { writeInputs } from '../model/query-string.ts';
import { replaceAddress } from './replace-address.ts';
import type { CalculatorStore } from './store.ts';

/** Debounce in milliseconds. */
const addressDelay = 300;

export type AddressMirror = ReturnType<typeof mirrorInAddress>;

/** Writes the store's inputs into the address, without new history entries: on load, then whenever typing settles. */
export function mirrorInAddress(store: CalculatorStore) {
  let { inputs } = store.getState();
  let isPending = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes pending changes immediately instead of waiting for `addressDelay`. */
  function write(): void {
    if (!isPending) return;
    const search = writeInputs(location.search, inputs);
    // If it is refused, the next `write()` tries again.
    isPending = search !== location.search && !replaceAddress(search, location.hash);
  }

  /** Schedules a write, even of unchanged inputs, because back and forward may have restored an older address. */
  function scheduleWrite(): void {
    isPending = true;
    clearTimeout(timer);
    // It calls `write()` before it updates the links.
    timer = setTimeout(() => window.updateLinks(), addressDelay);
  }

  store.subscribe((state) => {
    if (state.inputs === inputs) return;
    ({ inputs } = state);
    scheduleWrite();
  });
  return { write, scheduleWrite };
}
