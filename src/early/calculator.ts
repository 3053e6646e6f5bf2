/*
 * The script ahead of the calculator. From the calculator's first paint on, until React is there or for good if it
 * never comes, it takes what is typed or stepped, writes the figures and draws the bars. The store and the mirror in the
 * address, which it makes, are React's too.
 */
import type { Inputs } from '../model/projection.ts';
import { readInputs, writeInputs } from '../model/query-string.ts';
import { beforeLinksAreUsed } from '../page/page-events.ts';
import { mirrorInAddress } from '../state/address.ts';
import { createStore, type CalculatorStore } from '../state/store.ts';
import { listenToFields } from './fields.ts';
import { formats } from './formats.ts';
import { paintAnswer, paintBars, paintFigures } from './painter.ts';
import { listenToPresses, type SayWaiting } from './presses.ts';

declare global {
  interface Window {
    /** What the script ahead of the calculator offers to React and to the page's other scripts. */
    calculator: {
      readonly store: CalculatorStore;
      readonly address: ReturnType<typeof mirrorInAddress>;
      readonly sayWaiting: SayWaiting;
      /** Shows the inputs of the address. The page calls it as soon as the calculator's markup is complete. */
      readonly show: () => void;
      /** React has taken over all parts. Pending figures are painted once; then the early script stops. */
      readonly handOver: () => void;
    };
  }
}

const page = document.documentElement;
const store = createStore(readInputs(location.search), formats.count);
const address = mirrorInAddress(store);
const early = new AbortController();
const { signal } = early;

/**
 * The page is built with the default inputs. For others, the amounts stay hidden until they are right.
 */
const isAsBuilt = (inputs: Inputs) => writeInputs('', inputs) === '';

// From here on, controls that need a script are shown.
page.dataset['scripted'] = '';
page.toggleAttribute('data-pending', !isAsBuilt(store.get().inputs));

const painters = [
  [paintAnswer, 'now'],
  [paintFigures, 'frame'],
  [paintBars, 'rest'],
] as const;
const paintAll = () => {
  for (const [paint] of painters) paint(store);
};
const unsubscribes = painters.map(([paint, pace]) => store.subscribe(() => paint(store), pace));

beforeLinksAreUsed(address.write);
listenToFields(store, signal);
const sayWaiting = listenToPresses(store, signal);

window.calculator = {
  store,
  address,
  sayWaiting,
  show: () => {
    if (!isAsBuilt(store.get().inputs)) paintAll();
    delete page.dataset['pending'];
  },
  handOver: () => {
    store.catchUp();
    for (const unsubscribe of unsubscribes) unsubscribe();
    early.abort();
    sayWaiting();
    page.dataset['react'] = 'live';
  },
};
