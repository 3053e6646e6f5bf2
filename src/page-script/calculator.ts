/*
 * The script ahead of the calculator. From the calculator's first paint on, before React and without it, it takes
 * what is typed or stepped, writes the figures, draws the bars, and mirrors the inputs in the address.
 */
import type { Inputs } from '../model/projection.ts';
import { readInputs, writeInputs } from '../model/query-string.ts';
import { mirrorInAddress, writeAddress } from './address.ts';
import { listenToFields, listenToSteppers, selectOnFocus, showInputs, step } from './fields.ts';
import { beforeLinksAreUsed } from './page-events.ts';
import { count, money } from './numbers.ts';
import { markChange, paintBars, paintFigures, paintResult } from './painter.ts';
import { listenToPresses } from './presses.ts';
import { createStore, type CalculatorStore } from './store.ts';
import { tell, tellBounds } from './tell.ts';

declare global {
  interface Window {
    /** What the page's script offers to React and to the scripts that follow it. */
    calculator: CalculatorStore & {
      /** Shows the inputs of the address. The page calls it as soon as the calculator's markup is complete. */
      readonly show: () => void;
      /** Shows the inputs in their fields. */
      readonly showInputs: () => void;
      /** Takes the step that a plus or minus button stands for; `write` puts the new number's text into its field. */
      readonly step: (button: HTMLElement, write?: (field: HTMLInputElement, text: string) => void) => void;
      /** Shows and tells which numbers a field takes. */
      readonly tellBounds: (name: keyof Inputs) => void;
      /** Writes an amount in cents, and a count, as the page's language does. */
      readonly money: (cents: number) => string;
      readonly count: (count: number) => string;
      /** What there is to tell screen readers ahead of the result; undefined until there is anything to tell. */
      told?: string;
      /** Has the inputs written into the address: at once, or as soon as typing settles. */
      readonly writeAddress: () => void;
      readonly mirrorInAddress: (inputs: Inputs) => void;
      /** Writes every figure below the result at once. */
      readonly paintFigures: () => void;
    };
  }
}

const page = document.documentElement;
let frame = 0;
const store = createStore(readInputs(location.search), (inputs) => {
  paintResult(inputs);
  markChange(inputs);
  // A slow phone answers a key twice as fast when the other figures follow a frame later.
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => setTimeout(showFigures));
  mirrorInAddress(inputs);
  tell();
});
const inputs = () => store.get().inputs;
const showFigures = () => paintFigures(inputs());
store.subscribe(() => paintBars(inputs()));

// From here on, controls that need a script are shown.
page.dataset['scripted'] = '';
// The page is built with the default inputs. For others, the amounts stay hidden until they are right.
const isAsBuilt = () => writeInputs('', inputs()) === '';
if (!isAsBuilt()) page.dataset['pending'] = '';
markChange(inputs());

function show(): void {
  if (!isAsBuilt()) {
    showInputs(inputs());
    paintResult(inputs());
    showFigures();
    paintBars(inputs());
  }
  delete page.dataset['pending'];
}
window.calculator = {
  ...store,
  show,
  showInputs: () => showInputs(inputs()),
  step: (...how) => step(store, ...how),
  tellBounds,
  money,
  count,
  writeAddress,
  mirrorInAddress,
  paintFigures: showFigures,
};

// Ahead of the listeners that change inputs: a change waits until typing settles, and until the next of these.
beforeLinksAreUsed(writeAddress);
listenToFields(store);
listenToSteppers(store);
selectOnFocus();
listenToPresses(store);
