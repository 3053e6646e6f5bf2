import { fittingText, losesDigits, numberOf, typedDigits } from '../model/typed-number.ts';
import { fieldOf, inputOf, ruleOf } from './field.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { holdDelay, holdInterval } from './waiting-times.ts';

/** Replaces the focused field's selection in a way that the browser can undo. */
function replaceSelection(text: string): void {
  // Nothing else that a script can do to a field can be undone. https://w3c.github.io/editing/docs/execCommand/
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Keeps what is no part of the number, and digits beyond its maximum, out of a field: the rest can then be undone. */
export function dropOtherCharacters(): void {
  onTheWayDown('beforeinput', (event) => {
    const field = fieldOf(event);
    if (!field || !/^insert(Text|FromPaste)$/.test(event.inputType)) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = field;
    const kept = fittingText(text, value.slice(0, selectionStart!), value.slice(selectionEnd!), ruleOf(field));
    if (kept === text) return;
    event.preventDefault();
    if (kept !== '') replaceSelection(kept);
    if (!losesDigits(text, kept)) return;
    // At once: the `input` that reports the rest comes later, and a change of the number takes the word away.
    const rule = ruleOf(field);
    window.calculator.set(inputOf(field), numberOf(typedDigits(field.value, rule), rule));
    window.calculator.tellBounds(inputOf(field));
  });
}

/** Takes a step at an arrow up or down in a field, as its buttons do. */
export function stepWithArrows(): void {
  onTheWayDown('keydown', (event) => {
    const field = fieldOf(event);
    const isDown = { ArrowUp: false, ArrowDown: true }[event.key];
    const isAlone = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.isComposing);
    if (!field || isDown === undefined || !isAlone) return;
    event.preventDefault();
    // An extension may have put something between them.
    const buttons = document.querySelectorAll<HTMLElement>(`button[data-input=${inputOf(field)}]`);
    window.calculator.step(buttons[isDown ? 0 : 1]!, (_, text) => {
      field.select();
      replaceSelection(text);
    });
  });
}

/** Repeats the step of a plus or minus button that is held down. The click that ends the hold is none. */
export function repeatHeldSteps(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  onTheWayDown('pointerdown', (event) => {
    const button = closest<HTMLElement>(event, '[data-step]');
    hasRepeated = false;
    if (!button || event.button) return;
    const repeat = () => {
      hasRepeated = true;
      window.calculator.step(button);
      timer = setTimeout(repeat, holdInterval);
    };
    timer = setTimeout(repeat, holdDelay);
  });
  const end = () => clearTimeout(timer);
  for (const type of ['pointerup', 'pointercancel', 'pointerout'] as const) onTheWayDown(type, end);
  // The window's own: what had the focus until the press loses it after the press has begun.
  onTheWayDown('blur', ({ target }) => target === window && end());
  onTheWayDown('click', (event) => {
    // A key presses without a pointer: whatever a hold has left behind, it counts.
    if (hasRepeated && event.detail > 0 && closest(event, '[data-step]')) event.stopPropagation();
    hasRepeated = false;
  });
}

/** Keeps a field selected that has just been entered: Safari drops the selection when the mouse is let go on it. */
export function keepSelection(): void {
  onTheWayDown('mouseup', (event) => {
    const field = fieldOf(event);
    if (field && field.selectionEnd! - field.selectionStart! === field.value.length) event.preventDefault();
  });
}
