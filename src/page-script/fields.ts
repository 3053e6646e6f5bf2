import { maximumInput } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { fittingDigits, formatTyped, typedDigits } from '../model/whole-number.ts';
import { closest, onTheWayDown } from './page-events.ts';
import type { CalculatorStore } from './store.ts';
import { holdDelay, holdInterval } from './waiting-times.ts';

type InputName = keyof Inputs;

const fieldOf = (event: Event) => closest<HTMLInputElement>(event, 'input[data-input]');
const inputOf = (element: HTMLElement) => element.dataset['input'] as InputName;
const fieldFor = (name: InputName) => document.querySelector<HTMLInputElement>(`input[data-input=${name}]`);

/** Replaces the focused field's selection in a way that the browser can undo. */
function replaceSelection(text: string): void {
  // Nothing else that a script can do to a field can be undone. https://w3c.github.io/editing/docs/execCommand/
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Shows a text in a field; the caret stays behind the same digit. */
function show(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  const caret = typedDigits(field.value.slice(0, field.selectionStart ?? 0)).length;
  field.value = text;
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/** Shows the inputs in their fields. */
export function showInputs(inputs: Inputs): void {
  for (const name of Object.keys(inputs) as InputName[]) {
    const field = fieldFor(name);
    if (field) show(field, formatTyped(inputs[name]));
  }
}

/** Adds to an input, within its bounds. */
function step(store: CalculatorStore, name: InputName, by: number): void {
  const value = Math.min(maximumInput, Math.max(0, store.get().inputs[name] + by));
  store.set(name, value);
  const field = fieldFor(name);
  if (!field) return;
  if (field === document.activeElement) {
    field.select();
    replaceSelection(formatTyped(value));
  }
  show(field, formatTyped(value));
}

/** Keeps what is no digit, and digits beyond the fifth, from being typed or pasted: the rest can then be undone. */
function dropOtherCharacters(event: InputEvent): void {
  const field = fieldOf(event);
  if (!field || !/^insert(Text|FromPaste)$/.test(event.inputType)) return;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const { value, selectionStart, selectionEnd } = field;
  const digits = fittingDigits(text, value.slice(0, selectionStart!), value.slice(selectionEnd!));
  if (digits === text) return;
  event.preventDefault();
  if (digits !== '') replaceSelection(digits);
}

/** Copies what is typed, pasted, dictated or filled in into the store. */
export function listenToFields(store: CalculatorStore): void {
  const takeOver = (event: Event) => {
    const field = fieldOf(event);
    if (!field || (event as InputEvent).isComposing) return;
    show(field, typedDigits(field.value));
    store.set(inputOf(field), Number(field.value));
  };
  onTheWayDown('beforeinput', dropOtherCharacters);
  // Password managers and other tools may send `change` alone.
  for (const type of ['input', 'change', 'compositionend'] as const) onTheWayDown(type, takeOver);
  onTheWayDown('focusout', (event) => {
    const field = fieldOf(event);
    if (field) show(field, formatTyped(store.get().inputs[inputOf(field)]));
  });
  onTheWayDown('keydown', (event) => {
    const field = fieldOf(event);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isAlone = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || event.isComposing);
    if (!field || by === undefined || !isAlone) return;
    event.preventDefault();
    step(store, inputOf(field), by);
  });
}

/** Makes the minus and plus buttons work: a press is one step, a held button repeats. */
export function listenToSteppers(store: CalculatorStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  const buttonOf = (event: Event) => closest<HTMLElement>(event, 'button[data-step]');
  const press = (button: HTMLElement) => step(store, inputOf(button), Number(button.dataset['step']));

  onTheWayDown('pointerdown', (event) => {
    const button = buttonOf(event);
    if (!button || event.button !== 0) return;
    hasRepeated = false;
    const repeat = () => {
      hasRepeated = true;
      press(button);
      timer = setTimeout(repeat, holdInterval);
    };
    timer = setTimeout(repeat, holdDelay);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerout', 'blur'] as const) {
    onTheWayDown(end, () => clearTimeout(timer));
  }
  onTheWayDown('click', (event) => {
    const button = buttonOf(event);
    // A key presses without a pointer: whatever a hold has left behind, it counts.
    if (button && (!hasRepeated || event.detail === 0)) press(button);
    hasRepeated = false;
  });
}

/**
 * Selects a field's number when the field is entered, so that typing replaces it. A tap or click that enters the
 * field puts a caret after that, hence the second look; the next one is left alone, for those who want to place it.
 */
export function selectOnFocus(): void {
  let entered: HTMLInputElement | undefined | null;
  onTheWayDown('pointerdown', () => {
    entered = null;
  });
  onTheWayDown('focusin', (event) => {
    // React sends focus events of its own once it has taken over, when digits may have been typed.
    if (!event.isTrusted) return;
    entered = fieldOf(event);
    entered?.select();
  });
  // Safari drops the selection when the mouse is let go on it, which is after the click.
  onTheWayDown('mouseup', (event) => event.target === entered && event.preventDefault());
  onTheWayDown('click', ({ target }) => {
    if (target === entered && entered?.selectionStart === entered?.selectionEnd) entered?.select();
    entered = null;
  });
}
