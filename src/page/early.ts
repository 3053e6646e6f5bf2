/*
 * The early script, inlined before the calculator's markup. Until React hydrates, or forever if it never loads, it
 * handles events and paints results. It creates the store and the address writer, which React then uses, too.
 */
import { assumptionSet, inputRules } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { readInputs } from '../model/query-string.ts';
import { mirrorInAddress } from '../state/address.ts';
import { createCalculatorStore, type CalculatorState } from '../state/store.ts';
import { deferredDelay } from '../state/delays.ts';
import { beforeLinksAreUsed, closest, onCapture } from './page-events.ts';
import { paintDeferred, paintResult } from './paint.ts';
import { enteredInput, refusedInput } from './typing.ts';

const page = document.documentElement;
const store = createCalculatorStore();
const { change, choose, setInputs } = store.getState();
setInputs(readInputs(location.search));
const address = mirrorInAddress(store);
beforeLinksAreUsed(address.write);
// Shows the controls that need a script, and hides amounts until they match the inputs in the address.
const isAsBuilt = store.getState().inputs === store.getInitialState().inputs;
page.dataset['scripted'] = '';
page.toggleAttribute('data-pending', !isAsBuilt);
// The dots of the people are React's: they are hidden while they are not those of the figures.
page.toggleAttribute('data-stale', !isAsBuilt);
// Sets `data-assumptions`, by which CSS shows or hides `data-if` elements. Stays subscribed after hydration.
const markAssumptions = ({ inputs }: CalculatorState) => (page.dataset['assumptions'] = assumptionSet(inputs));
store.subscribe(markAssumptions);
markAssumptions(store.getState());

const paint = () => (paintResult(store.getState()), paintDeferred(store.getState()));
const early = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;
const unsubscribe = store.subscribe((state) => {
  page.dataset['stale'] = '';
  paintResult(state);
  clearTimeout(timer);
  timer = setTimeout(() => paintDeferred(state), deferredDelay);
});

/** Whether a field's text is known already: after typing, `change` brings nothing new. */
const isTyped = ({ value }: HTMLInputElement) => store.getState().edited?.text === value;

/**
 * Forwards events of fields, step buttons and months to the store. A field's `id` is its input's name.
 */
function take(event: Event): void {
  const field = event.target as HTMLInputElement;
  const button = closest<HTMLButtonElement>(event, '#calculator button[value]');
  const name = field.id as keyof Inputs;
  if (button && event.type === 'click') {
    // During hydration, React may get this click, too: its handler checks `defaultPrevented`.
    event.preventDefault();
    change(button.name as keyof Inputs, { type: 'step', by: Number(button.value) });
  } else if (field.name === 'month' && event.type === 'change') choose(Number(field.value));
  else if (!Object.hasOwn(inputRules, name) || event.type === 'click') return;
  else if (event.type === 'beforeinput') {
    const refused = refusedInput(event as InputEvent, inputRules[name]);
    if (refused) change(name, refused);
  } else if (event.type === 'focusout') change(name, { type: 'blur' });
  else if (event.type === 'focusin' && store.getState().edited?.name !== name) {
    change(name, { type: 'focus' });
    field.select();
  } else if (!event.type.startsWith('focus') && !(event.type === 'change' && isTyped(field))) {
    change(name, enteredInput(field, event as InputEvent));
  }
}
// Password managers and other tools may fire only `change`.
for (const type of ['beforeinput', 'input', 'change', 'compositionend', 'focusin', 'focusout', 'click'] as const) {
  onCapture(type, take, { signal: early.signal });
}

window.calculator = {
  store,
  address,
  show: () => {
    if (!isAsBuilt) paint();
    delete page.dataset['pending'];
  },
  end: () => {
    delete page.dataset['stale'];
    paint();
    unsubscribe();
    clearTimeout(timer);
    early.abort();
  },
};
