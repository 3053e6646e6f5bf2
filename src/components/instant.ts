/*
 * The script ahead of the calculator. It works from the calculator's first paint on, before React and
 * without it: the fields take input, the amounts follow, and the address mirrors the inputs.
 */
import { readInputs, writeInputs } from '../model/query-string.ts';
import { beforeUse } from './before-use.ts';
import { listenToFields, showInputs } from './calculator/fields.ts';
import { mirrorInAddress, writeAddress } from './calculator/mirror-url.ts';
import { paintAmounts, paintBars } from './calculator/paint.ts';
import { selectOnFocus } from './calculator/select-on-focus.ts';
import { listenToSteppers } from './calculator/stepper.ts';
import { createStore } from './calculator/store.ts';
import { refuseUnknownLanguages } from './language-switch.ts';
import { listen } from './listen.ts';
import { listenToMenu } from './menu-drawer.ts';
import { offerReload } from './offer-reload.ts';
import { playVideosInPlace } from './play-video.ts';
import { listenToPrinting } from './print-address.ts';

const page = document.documentElement;
const store = createStore(readInputs(location.search), (inputs) => {
  paintAmounts(inputs);
  mirrorInAddress(inputs);
});
store.subscribe(() => paintBars(store.get()));
window.calculatorStore = store;

/** The page is built for the default inputs, those that need nothing in the address. */
const isAsBuilt = () => writeInputs('', store.get()) === '';
listenToFields(store);
listenToSteppers(store);
selectOnFocus();

// Amounts for other inputs stay hidden until all of them can be right.
if (!isAsBuilt()) page.dataset['pending'] = '';
document.addEventListener(
  'readystatechange',
  () => {
    if (!isAsBuilt()) {
      showInputs(store.get());
      paintAmounts(store.get());
      paintBars(store.get());
    }
    delete page.dataset['pending'];
  },
  { once: true },
);

// The address agrees with the page.
beforeUse(writeAddress);
// Also after a return to the page.
listen('popstate', () => mirrorInAddress(store.get()));
listen('pageshow', ({ persisted }) => persisted && mirrorInAddress(store.get()));
listenToMenu();
listenToPrinting();
playVideosInPlace();
refuseUnknownLanguages();
offerReload();
