import { inputRules } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { onTheWayDown } from '../page/page-events.ts';
import type { CalculatorStore } from '../state/store.ts';

const isName = (name: string): name is keyof Inputs => Object.hasOwn(inputRules, name);

/** The calculator's number fields: each has its input's name as its id. */
export const fields = () => document.querySelectorAll<HTMLInputElement>('#calculator [inputmode]');

/** Takes what is typed, or filled in, and selects a field's number when it is entered: typing then replaces it. */
export function listenToFields(store: CalculatorStore, signal: AbortSignal): void {
  function on(
    types: readonly (keyof DocumentEventMap)[],
    listener: (name: keyof Inputs, field: HTMLInputElement, event: Event) => void,
  ) {
    for (const type of types) {
      const answer = (event: Event) => {
        const field = event.target as HTMLInputElement;
        if (isName(field.id)) listener(field.id, field, event);
      };
      onTheWayDown(type, answer, { signal });
    }
  }
  /** The field that has been entered by the press that is not over. */
  let entered: HTMLInputElement | undefined;

  // Password managers and other tools may send `change` alone.
  on(['input', 'change', 'compositionend'], (name, field, event) => {
    if (!(event as InputEvent).isComposing) store.type(name, field.value, field === document.activeElement);
  });
  on(['pointerdown'], () => {
    entered = undefined;
  });
  on(['focusin'], (name, field, { isTrusted }) => {
    // React sends focus events of its own once it has taken over, when digits may have been typed.
    if (!isTrusted) return;
    entered = field;
    store.edit(name);
    field.select();
  });
  // A tap or click that enters the field puts a caret after that. The next one is for those who want to place it.
  on(['click'], (_, field) => {
    if (field === entered && field.selectionStart === field.selectionEnd) field.select();
    entered = undefined;
  });
  on(['focusout'], (name, { selectionStart, selectionEnd }) => {
    const { edited } = store.get();
    if (edited) store.change({ edited: { ...edited, selection: [selectionStart!, selectionEnd!] } });
    // React may have made the field anew, because something foreign stood beside it: the new one takes the focus back.
    queueMicrotask(() => {
      if (document.activeElement?.id !== name) store.leave(name);
    });
  });
}
