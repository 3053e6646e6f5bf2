import type { Inputs } from '../model/projection.ts';
import { formatTyped, losesDigits, numberOf, shownNumber, typedDigits, typedText } from '../model/typed-number.ts';
import { fieldOf, inputOf, ruleOf } from './field.ts';
import { count } from './numbers.ts';
import { closest, onTheWayDown } from './page-events.ts';
import type { CalculatorStore } from './store.ts';
import { tell, tellBounds } from './tell.ts';

/** Shows a text in a field; the caret stays behind the same digit. */
function show(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  const caret = typedText(field.value.slice(0, field.selectionStart!), ruleOf(field)).length;
  field.value = text;
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/** An input as its field shows it: plain where it can be typed on, otherwise as the language writes it. */
const textIn = (field: HTMLInputElement, value: number, isEdited = field === document.activeElement) =>
  formatTyped(shownNumber(value, ruleOf(field)), isEdited && !ruleOf(field).decimals ? String : count);

/** Shows the inputs in their fields. */
export function showInputs(inputs: Inputs): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-input]')) {
    show(field, textIn(field, inputs[inputOf(field)]));
  }
}

/**
 * Takes the step that a plus or minus button stands for, as far as its input's bounds.
 * @param write puts the new number's text into its field
 */
export function step(store: CalculatorStore, button: HTMLElement, write = show): void {
  const name = inputOf(button);
  const before = store.get().inputs[name];
  const value = Math.min(Math.max(before + Number(button.dataset['step']), 0), ruleOf(button).maximum);
  if (value === before) return tellBounds(name);
  store.set(name, value);
  const field = document.getElementById(name) as HTMLInputElement | null;
  if (!field) return;
  tell(field.dataset['announcement']!.replace('{count}', () => count(shownNumber(value, ruleOf(field)))));
  write(field, textIn(field, value));
}

/**
 * Copies what is typed, pasted, dictated or filled in into the store. A field that is not being edited, or is left,
 * shows its number as the language writes it.
 */
export function listenToFields(store: CalculatorStore): void {
  const takeOver = (event: Event) => {
    const field = fieldOf(event);
    if (!field || (event as InputEvent).isComposing) return;
    const { value } = field;
    const isLeft = event.type === 'focusout' || field !== document.activeElement;
    const kept = (isLeft ? typedDigits : typedText)(value, ruleOf(field));
    const number = numberOf(typedDigits(kept, ruleOf(field)), ruleOf(field));
    store.set(inputOf(field), number);
    show(field, isLeft ? textIn(field, number, false) : kept);
    if (losesDigits(value, kept)) tellBounds(inputOf(field));
  };
  // Password managers and other tools may send `change` alone.
  for (const type of ['input', 'change', 'compositionend', 'focusout'] as const) onTheWayDown(type, takeOver);
}

/** Makes the minus and plus buttons work. */
export function listenToSteppers(store: CalculatorStore): void {
  // Not at the window, where the script that repeats a held button's steps can keep the click from coming here.
  document.addEventListener(
    'click',
    (event) => {
      const button = closest<HTMLElement>(event, '[data-step]');
      if (button) step(store, button);
    },
    true,
  );
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
    show(entered, typedDigits(entered.value, ruleOf(entered)));
    entered.select();
  });
  onTheWayDown('click', ({ target }) => {
    if (target === entered && entered?.selectionStart === entered?.selectionEnd) entered?.select();
    entered = null;
  });
}
