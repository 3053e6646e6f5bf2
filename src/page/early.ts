/*
 * The early script, inlined before the calculator's markup. Until React hydrates, or forever if it never loads, it
 * handles events and paints results. It creates the store and the address writer, which React then uses, too.
 */
import { assumptionSet, inputRules, isInputName } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { readInputs } from '../model/query-string.ts';
import { mirrorInAddress } from '../state/address.ts';
import { createCalculatorStore, type CalculatorState } from '../state/store.ts';
import { deferredDelay } from '../state/delays.ts';
import { beforeLinksAreUsed, closest, onCapture } from './page-events.ts';
import { paintDeferred, paintResult } from './paint.ts';
import { enteredEvent, refusedEvent } from './typing.ts';

const page = document.documentElement;
const store = createCalculatorStore();
const { change, choose, setInputs } = store.getState();
setInputs(readInputs(location.search));
const address = mirrorInAddress(store);
beforeLinksAreUsed(address.write);
// Shows the controls that need a script, and hides amounts until they match the inputs in the address.
const hasDefaultInputs = store.getState().inputs === store.getInitialState().inputs;
page.dataset['scripted'] = '';
page.toggleAttribute('data-pending', !hasDefaultInputs);
// Only React draws the dots that stand for people, so CSS hides them while they do not match the figures.
page.toggleAttribute('data-stale', !hasDefaultInputs);
// Sets `data-assumptions`, by which CSS shows or hides `data-if` elements. Stays subscribed after hydration.
function markAssumptions({ inputs }: CalculatorState): void {
  page.dataset['assumptions'] = assumptionSet(inputs);
}
store.subscribe(markAssumptions);
markAssumptions(store.getState());

function paint(): void {
  paintResult(store.getState());
  paintDeferred(store.getState());
}
const listeners = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;
const unsubscribe = store.subscribe((state) => {
  page.dataset['stale'] = '';
  paintResult(state);
  clearTimeout(timer);
  timer = setTimeout(() => paintDeferred(state), deferredDelay);
});

/** Whether a field's text is known already: after typing, `change` brings nothing new. */
const isTyped = ({ value }: HTMLInputElement) => store.getState().edited?.text === value;

/** Forwards events of fields, step buttons and months to the store. A field's `id` is its input's name. */
function handleEvent(event: Event): void {
  const field = event.target as HTMLInputElement;
  const button = closest<HTMLButtonElement>(event, '#calculator button[value]');
  if (event.type === 'click') {
    if (!button) return;
    // During hydration, React may get this click, too: its handler checks `defaultPrevented`.
    event.preventDefault();
    change(button.name as keyof Inputs, { type: 'step', by: Number(button.value) });
  } else if (field.name === 'month') {
    if (event.type === 'change') choose(Number(field.value));
  } else if (isInputName(field.id)) {
    handleFieldEvent(event, field, field.id);
  }
}

function handleFieldEvent(event: Event, field: HTMLInputElement, name: keyof Inputs): void {
  switch (event.type) {
    case 'beforeinput': {
      const refused = refusedEvent(event as InputEvent, inputRules[name]);
      if (refused) change(name, refused);
      break;
    }
    case 'focusin':
      if (store.getState().edited?.name === name) return;
      change(name, { type: 'focus' });
      field.select();
      break;
    case 'focusout':
      change(name, { type: 'blur' });
      break;
    case 'change':
      if (!isTyped(field)) change(name, enteredEvent(field, event as InputEvent));
      break;
    default:
      change(name, enteredEvent(field, event as InputEvent));
  }
}
// Password managers and other tools may fire only `change`.
for (const type of ['beforeinput', 'input', 'change', 'compositionend', 'focusin', 'focusout', 'click'] as const) {
  onCapture(type, handleEvent, { signal: listeners.signal });
}

window.calculator = {
  store,
  address,
  show: () => {
    if (!hasDefaultInputs) paint();
    delete page.dataset['pending'];
  },
  end: () => {
    delete page.dataset['stale'];
    paint();
    unsubscribe();
    clearTimeout(timer);
    listeners.abort();
  },
};
