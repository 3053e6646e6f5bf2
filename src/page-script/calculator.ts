/*
 * The script ahead of the calculator. From the calculator's first paint on, before React and without it, it takes
 * what is typed, writes the amounts, draws the bars, tells screen readers, and mirrors the inputs in the address.
 */
import type { Inputs } from '../model/projection.ts';
import { readInputs, writeInputs } from '../model/query-string.ts';
import { mirrorInAddress, writeAddress } from './address.ts';
import { listenToFields, listenToSteppers, selectOnFocus, showInputs } from './fields.ts';
import { beforeLinksAreUsed } from './page-events.ts';
import { announce, announceResult, paintBars, paintMonths, paintResult } from './painter.ts';
import { listenToPresses } from './presses.ts';
import { createStore, type CalculatorStore } from './store.ts';

declare global {
  interface Window {
    /** What the page's script offers to React and to the scripts that follow it. */
    calculator: CalculatorStore & {
      /** Shows the inputs of the address. The page calls it as soon as the calculator's markup is complete. */
      readonly show: () => void;
      /** Announces a text to screen readers. */
      readonly announce: (text: string) => void;
      /** Has the inputs written into the address: at once, or as soon as typing settles. */
      readonly writeAddress: () => void;
      readonly mirrorInAddress: (inputs: Inputs) => void;
      /** Writes every month's amount at once. */
      readonly paintMonths: (inputs: Inputs) => void;
    };
  }
}

const page = document.documentElement;
let frame = 0;
const store = createStore(readInputs(location.search), (inputs) => {
  paintResult(inputs);
  // A slow phone answers a key twice as fast when the months follow a frame later.
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => setTimeout(paintMonths, 0, inputs));
  mirrorInAddress(inputs);
  announceResult();
});
const inputs = () => store.get().inputs;
store.subscribe(() => paintBars(inputs()));

// From here on, controls that need a script are shown.
page.dataset['scripted'] = '';
// The page is built with the default inputs. For others, the amounts stay hidden until they are right.
const isAsBuilt = () => writeInputs('', inputs()) === '';
if (!isAsBuilt()) page.dataset['pending'] = '';

function show(): void {
  if (!isAsBuilt()) {
    showInputs(inputs());
    paintResult(inputs());
    paintMonths(inputs());
    paintBars(inputs());
  }
  delete page.dataset['pending'];
}
window.calculator = { ...store, show, announce, writeAddress, mirrorInAddress, paintMonths };

// Ahead of the listeners that change inputs: a change waits until typing settles, and until the next of these.
beforeLinksAreUsed(writeAddress);
listenToFields(store);
listenToSteppers(store);
selectOnFocus();
listenToPresses(store, announce);
