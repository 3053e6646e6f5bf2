import type { Inputs } from '../model/projection.ts';
import { writeInputs } from '../model/query-string.ts';
import { addressDelay } from './waiting-times.ts';

declare global {
  interface WindowEventMap {
    /** The page's own event: the inputs have been written into the address. */
    addresschange: Event;
  }
}

let waiting: Inputs | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes waiting inputs into the address, without a new history entry. */
export function writeAddress(): void {
  if (waiting === undefined) return;
  const search = writeInputs(location.search, waiting);
  try {
    if (search !== location.search) {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      dispatchEvent(new Event('addresschange'));
    }
    waiting = undefined;
  } catch {
    // Safari allows 100 writes in 10 seconds. These inputs wait for the next occasion.
  }
}

/** Writes the inputs into the address once typing settles. */
export function mirrorInAddress(inputs: Inputs): void {
  waiting = inputs;
  clearTimeout(timer);
  timer = setTimeout(writeAddress, addressDelay);
}
