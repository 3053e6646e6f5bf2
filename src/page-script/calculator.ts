/*
 * The script ahead of the calculator. From the calculator's first paint on, before React and without it, it takes
 * what is typed, writes the amounts, draws the bars, tells screen readers, and mirrors the inputs in the address.
 */
import { readInputs, writeInputs } from '../model/query-string.ts';
import { mirrorInAddress, writeAddress } from './address.ts';
import { answerClicks } from './clicks.ts';
import { listenToFields, listenToSteppers, selectOnFocus, showInputs } from './fields.ts';
import { beforeLinksAreUsed, beforeReload, onTheWayDown } from './page-events.ts';
import { announce, announceResult, paintBars, paintMonths, paintResult } from './painter.ts';
import { createStore, type CalculatorStore } from './store.ts';

declare global {
  interface Window {
    /** What the page's script offers to React and to the scripts that follow it. */
    calculator: CalculatorStore & {
      /** Shows the inputs of the address. The page calls it as soon as the calculator's markup is complete. */
      readonly show: () => void;
      /** Has screen readers say a text. */
      readonly announce: (text: string) => void;
    };
  }
}

const page = document.documentElement;
const store = createStore(readInputs(location.search), (inputs) => {
  paintResult(inputs);
  followInNextFrame();
  mirrorInAddress(inputs);
  announceResult();
});
const inputs = () => store.get().inputs;

let isFollowing = false;

/** Has the months follow the result a frame later: a slow phone shows the key's answer twice as soon without them. */
function followInNextFrame(): void {
  if (isFollowing) return;
  isFollowing = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isFollowing = false;
      paintMonths(inputs());
    }),
  );
}
store.subscribe(() => paintBars(inputs()));

// What a script must answer is there from now on.
page.dataset['scripted'] = '';
// The page is built for the inputs that need nothing in the address. Amounts for others are hidden until they are right.
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
window.calculator = { ...store, show, announce };

listenToFields(store);
listenToSteppers(store);
selectOnFocus();
answerClicks();

beforeLinksAreUsed(writeAddress);
beforeReload(writeAddress);
// After a return to the page, the address follows the page.
onTheWayDown('popstate', () => mirrorInAddress(inputs()));
onTheWayDown('pageshow', ({ persisted }) => persisted && mirrorInAddress(inputs()));

// The printed sheet names the address that leads back to it, and holds the overview once React is there.
onTheWayDown('beforeprint', () => {
  writeAddress();
  for (const element of document.querySelectorAll('[data-address]')) element.textContent = location.href;
  store.ask('overview');
});
