import type { Inputs } from '../model/projection.ts';
import { fittingText, formatTyped, isOutOfBounds, losesDigits, typedDigits, typedText } from '../model/whole-number.ts';
import { count } from './numbers.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { announceBounds, announceResult } from './painter.ts';
import type { CalculatorStore } from './store.ts';
import { holdDelay, holdInterval } from './waiting-times.ts';

type InputName = keyof Inputs;

const fieldOf = (event: Event) => closest<HTMLInputElement>(event, 'input[data-input]');
const inputOf = (element: HTMLElement) => element.dataset['input'] as InputName;

/** Replaces the focused field's selection in a way that the browser can undo. */
function replaceSelection(text: string): void {
  // Nothing else that a script can do to a field can be undone. https://w3c.github.io/editing/docs/execCommand/
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Shows a text in a field; the caret stays behind the same digit. */
function show(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  const caret = typedText(field.value.slice(0, field.selectionStart ?? 0)).length;
  field.value = text;
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/** Shows a number in its field: plain where it can be typed on, otherwise as the language writes it. */
const showNumber = (field: HTMLInputElement, number: number) =>
  show(field, formatTyped(number, field === document.activeElement ? String : count));

/** Shows the inputs in their fields. */
export function showInputs(inputs: Inputs): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-input]')) {
    showNumber(field, inputs[inputOf(field)]);
  }
}

/** Adds to the input of a field or of a button, within its bounds. */
function step(store: CalculatorStore, control: HTMLElement, by: number): void {
  const name = inputOf(control);
  const value = store.get().inputs[name] + by;
  if (isOutOfBounds(value)) return announceBounds(name);
  store.set(name, value);
  const field = document.getElementById(name) as HTMLInputElement | null;
  if (!field) return;
  announceResult(field.dataset['announcement']!.replace('{count}', () => count(value)));
  if (field === document.activeElement) {
    field.select();
    replaceSelection(formatTyped(value));
  }
  showNumber(field, value);
}

/**
 * Keeps what is no part of the number, and digits beyond the fifth, out of a field: the rest can then be undone.
 * @returns whether any digit has been dropped
 */
function dropOtherCharacters(event: InputEvent): boolean {
  const field = fieldOf(event);
  if (!field || !/^insert(Text|FromPaste)$/.test(event.inputType)) return false;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const { value, selectionStart, selectionEnd } = field;
  const kept = fittingText(text, value.slice(0, selectionStart!), value.slice(selectionEnd!));
  if (kept === text) return false;
  event.preventDefault();
  if (kept !== '') replaceSelection(kept);
  return losesDigits(text, kept);
}

/**
 * Copies what is typed, pasted, dictated or filled in into the store. A field that is not being edited, or is left,
 * shows its number as the language writes it.
 */
export function listenToFields(store: CalculatorStore): void {
  const takeOver = (event: Event, hasLostDigits = false) => {
    const field = fieldOf(event);
    if (!field || (event as InputEvent).isComposing) return;
    const { value } = field;
    const isLeft = event.type === 'focusout' || field !== document.activeElement;
    const kept = (isLeft ? typedDigits : typedText)(value);
    const number = Number(typedDigits(kept));
    store.set(inputOf(field), number);
    show(field, isLeft ? formatTyped(number, count) : kept);
    if (hasLostDigits || losesDigits(value, kept)) announceBounds(inputOf(field));
  };
  // At once: the `input` that reports the rest comes later, and a change of the number takes the word away.
  onTheWayDown('beforeinput', (event) => dropOtherCharacters(event) && takeOver(event, true));
  // Password managers and other tools may send `change` alone.
  for (const type of ['input', 'change', 'compositionend', 'focusout'] as const) onTheWayDown(type, takeOver);
  onTheWayDown('keydown', (event) => {
    const field = fieldOf(event);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isAlone = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.isComposing);
    if (!field || !by || !isAlone) return;
    event.preventDefault();
    step(store, field, by);
  });
}

/** Makes the minus and plus buttons work: a press is one step, a held button repeats. */
export function listenToSteppers(store: CalculatorStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  const buttonOf = (event: Event) => closest<HTMLElement>(event, '[data-step]');
  const press = (button: HTMLElement) => step(store, button, Number(button.dataset['step']));

  onTheWayDown('pointerdown', (event) => {
    const button = buttonOf(event);
    if (!button || event.button) return;
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
 * Shows a field's number plain and selects it when the field is entered, so that typing replaces it. A tap or click that enters the
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
    if (!entered) return;
    show(entered, typedDigits(entered.value));
    entered.select();
  });
  // Safari drops the selection when the mouse is let go on it, which is after the click.
  onTheWayDown('mouseup', (event) => event.target === entered && event.preventDefault());
  onTheWayDown('click', ({ target }) => {
    if (target === entered && entered?.selectionStart === entered?.selectionEnd) entered?.select();
    entered = null;
  });
}
