/*
 * The early script, inlined after the calculator's markup. Until React hydrates, or forever if it never loads, it
 * handles events and paints results. It creates the store and the address writer, which React then uses, too.
 */
import { widthInDigits } from '../format/number-formats.ts';
import { largestCents } from '../model/bars.ts';
import { inputRules } from '../model/inputs.ts';
import { readInputs } from '../model/query-string.ts';
import { mirrorInAddress } from '../state/address.ts';
import { createCalculatorStore } from '../state/store.ts';
import {
  calculatorField,
  fields,
  partnerNameOf,
  pendingAttribute,
  setAmountLength,
  stepButton,
} from '../state/markup.ts';
import { closest, onCapture } from '../page/page-events.ts';
import { formats, paint } from './paint.ts';
import { arrowDirection, textEvent, filterInsertion } from './typing.ts';

const store = createCalculatorStore();
const { changeField, setInputs } = store.getState();
let amountDigits: number | undefined;
// Stays subscribed after hydration: the security policy forbids the `style` attributes that React would write.
store.subscribe((state) => {
  const digits = widthInDigits(formats.bareMoney(largestCents(state)));
  if (digits !== amountDigits) setAmountLength((amountDigits = digits));
});
const linkInputs = readInputs(location.search);
setInputs(linkInputs);

const listeners = new AbortController();
const unsubscribe = store.subscribe(paint);

function handleStep(event: Event): void {
  const button = closest<HTMLButtonElement>(event, stepButton);
  if (!button) return;
  // During hydration, React may get this click, too: its handler checks `defaultPrevented`.
  event.preventDefault();
  changeField(partnerNameOf(button), { type: 'step', direction: Number(button.value) });
}

function handleFieldEvent(event: Event): void {
  const field = closest<HTMLInputElement>(event, calculatorField);
  if (!field) return;
  const name = partnerNameOf(field);
  switch (event.type) {
    case 'beforeinput':
      filterInsertion(event as InputEvent, inputRules[name]);
      break;
    case 'keydown': {
      const direction = arrowDirection(event as KeyboardEvent);
      if (!direction) return;
      // During hydration, React may get this key, too.
      event.preventDefault();
      changeField(name, { type: 'step', direction });
      break;
    }
    case 'focusout':
      changeField(name, { type: 'blur' });
      break;
    default:
      changeField(name, textEvent(field, event as InputEvent));
  }
}

const { signal } = listeners;
onCapture('click', handleStep, { signal });
// Password managers and other tools may fire only `change`.
for (const type of ['beforeinput', 'input', 'change', 'compositionend', 'keydown', 'focusout'] as const)
  onCapture(type, handleFieldEvent, { signal });

window.addressMirror = mirrorInAddress(store);
window.earlyCalculator = {
  store,
  formats,
  linkInputs,
  stop: () => {
    unsubscribe();
    listeners.abort();
  },
};

try {
  // What has been typed while this script was on its way counts.
  for (const field of fields()) {
    if (field.value !== field.defaultValue) changeField(partnerNameOf(field), textEvent(field, {}));
  }
  paint(store.getState());
  window.updateLinks();
} finally {
  // Even if painting throws, since an extension has changed the markup, the figures must not stay hidden.
  document.documentElement.removeAttribute(pendingAttribute);
}
