import type { Inputs } from '../../model/projection.ts';
import { maximumInput } from '../../config/inputs.ts';
import { formatTyped, parseTyped } from '../../model/whole-number.ts';
import { listen } from '../listen.ts';
import type { CalculatorStore } from './store.ts';

type InputName = keyof Inputs;

/** The input that an element is the field of, or a button for. */
const inputOf = (element: HTMLElement | null) => element?.dataset['input'] as InputName | undefined;

const fieldFor = (name: InputName) => document.querySelector<HTMLInputElement>(`input[data-input=${name}]`);

/** Shows a number in its field; where the text changes, the caret stays behind the same digit. */
function show(field: HTMLInputElement, value: number): void {
  const text = formatTyped(value);
  if (field.value === text) return;
  const caret = formatTyped(parseTyped(field.value.slice(0, field.selectionStart ?? 0))).length;
  field.value = text;
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/** Shows the inputs in both fields. */
export function showInputs(inputs: Inputs): void {
  for (const name of Object.keys(inputs) as InputName[]) {
    const field = fieldFor(name);
    if (field) show(field, inputs[name]);
  }
}

/** Adds to an input, within its bounds. */
export function step(store: CalculatorStore, name: InputName, by: number): void {
  store.set(name, Math.min(maximumInput, Math.max(0, store.get()[name] + by)));
  showInputs(store.get());
}

/** Takes what is typed, pasted or dictated into the fields over into the store, also before React arrives. */
export function listenToFields(store: CalculatorStore): void {
  const takeOver = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const name = inputOf(field);
    if (name === undefined) return;
    store.set(name, parseTyped(field.value));
    show(field, store.get()[name]);
  };
  listen('input', (event) => {
    if (!(event as InputEvent).isComposing) takeOver(event);
  });
  listen('compositionend', takeOver);
  listen('keydown', (event) => {
    const name = event.target instanceof HTMLInputElement ? inputOf(event.target) : undefined;
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (name === undefined || by === undefined) return;
    event.preventDefault();
    step(store, name, by);
  });
}
