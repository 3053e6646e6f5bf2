import type { Inputs } from '../../model/projection.ts';
import { writeInputs } from '../../model/query-string.ts';

declare global {
  interface WindowEventMap {
    /** The page's own: it has written the inputs into its address. */
    addresschange: Event;
  }
}

/** Typing has settled when nothing changed for this long, in milliseconds. */
const settled = 300;

let waiting: Inputs | undefined;
let timer: number | undefined;

/** Writes inputs that wait to be written into the address, without a new history entry. */
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

/** Has the inputs written into the address once typing settles. */
export function mirrorInAddress(inputs: Inputs): void {
  waiting = inputs;
  clearTimeout(timer);
  timer = window.setTimeout(writeAddress, settled);
}
