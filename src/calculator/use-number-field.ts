import { useEffect, useLayoutEffect, useReducer, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { stepped } from '../model/step.ts';
import { fittingText, losesCharacters, typedText } from '../model/typed-number.ts';
import { hasModifier } from '../page/page-events.ts';
import type { FieldStore } from '../state/field-store.ts';
import { useStoreState } from './use-calculator.ts';

/** Replaces the focused field's selection in a way that the browser can undo. */
function replaceSelection(text: string): void {
  // Nothing else that a script can do to a field can be undone. https://w3c.github.io/editing/docs/execCommand/
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** The caret's place, or both ends of what is selected. */
const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart!, selectionEnd!] as const;

/**
 * What a number field does, as properties of its `<input>`. It takes digits of every script, keeps everything else out
 * and the caret where it is, can be undone, steps with arrow keys, and is selected when it is entered.
 * @param store that holds its number: the calculator's, or one of its own
 * @param stepBy how far an arrow key goes, in the number's own unit
 */
export function useNumberField<Name extends string>(store: FieldStore<Name>, name: Name, stepBy: number) {
  const ref = useRef<HTMLInputElement>(null);
  const rule = store.rules[name];
  const text = useStoreState(store, (state) => store.textOf(state, name));
  const [, render] = useReducer((times: number) => times + 1, 0);
  /** Where the caret belongs once a changed text stands in the field. */
  const caret = useRef<number>(undefined);
  /** Whether the press that is not over has entered the field. */
  const isEntered = useRef(false);

  // React has made the field anew, because something foreign stood beside the built one, and so took its focus.
  useLayoutEffect(() => {
    const { edited } = store.get();
    if (edited?.name !== name || document.activeElement === ref.current) return;
    ref.current!.focus({ preventScroll: true });
    // focus() enters the field as a visitor does, which rewrites and selects the text: undo that.
    store.change({ edited });
    // Firefox fires no focusout when the focused field is removed, so there is no saved selection.
    const end = edited.text.length;
    ref.current!.setSelectionRange(...(edited.selection ?? [end, end]));
  }, [store, name]);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    if (document.activeElement === ref.current) ref.current!.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text]);

  // React's onBeforeInput and onChange are not the DOM events of those names.
  useEffect(() => {
    const field = ref.current!;
    /** Keeps out what is no part of the number, and digits beyond its maximum: the rest can then be undone. */
    function dropOtherCharacters(event: InputEvent): void {
      if (!/^insert(Text|FromPaste|FromDrop)$/.test(event.inputType)) return;
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const [start, end] = selectionOf(field);
      const kept = fittingText(inserted, field.value.slice(0, start), field.value.slice(end), rule);
      if (kept === inserted) return;
      event.preventDefault();
      if (kept !== '') replaceSelection(kept);
      // At once: the event that reports it comes later, and whatever is rendered until then would undo it.
      store.type(name, field.value, true);
      if (losesCharacters(inserted, kept)) store.sayBounds(name);
    }
    // Password managers and other tools may send `change` alone.
    const takeChange = () => store.type(name, field.value, field === document.activeElement);
    field.addEventListener('beforeinput', dropOtherCharacters);
    field.addEventListener('change', takeChange);
    return () => {
      field.removeEventListener('beforeinput', dropOtherCharacters);
      field.removeEventListener('change', takeChange);
    };
  }, [store, name, rule]);

  /** Takes over what stands in the field. */
  function take({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
    // React follows the store only some time after it has taken over. A field that it did not render it would put back.
    render();
    // A text that is still being composed, for instance from a phonetic alphabet, is no number yet.
    if ((nativeEvent as InputEvent).isComposing) return store.change({ edited: { name, text: field.value } });
    const kept = typedText(field.value.slice(0, field.selectionStart!), rule).length;
    if (kept !== field.selectionStart) caret.current = kept;
    store.type(name, field.value, field === document.activeElement);
  }

  /** Takes a step at an arrow up or down, as the field's buttons do. */
  function stepWithArrows(event: KeyboardEvent<HTMLInputElement>): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || hasModifier(event) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const before = store.get().inputs[name];
    const value = stepped(before, direction * stepBy, rule);
    if (value === before) return store.sayBounds(name);
    event.currentTarget.select();
    replaceSelection(store.plainText(name, value));
    store.change({ announced: { stepped: name } });
  }

  return {
    ref,
    value: text,
    onInput: take,
    onCompositionEnd: take,
    onKeyDown: stepWithArrows,
    onPointerDown: () => {
      isEntered.current = false;
    },
    onFocus: ({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
      // React sends focus events of its own once it has taken over, when digits may have been typed.
      if (!nativeEvent.isTrusted) return;
      isEntered.current = true;
      // The text of now stands in the field before it is selected.
      flushSync(() => store.edit(name));
      field.select();
    },
    onBlur: () => store.leave(name),
    onMouseUp: (event: SyntheticEvent<HTMLInputElement>) => {
      // Safari drops the selection when the mouse is let go on a field that it has entered.
      const [start, end] = selectionOf(event.currentTarget);
      if (end - start === event.currentTarget.value.length) event.preventDefault();
    },
    onClick: ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
      // A tap or click that enters the field puts a caret after that. The next one is for those who want to place it.
      const [start, end] = selectionOf(field);
      if (isEntered.current && start === end) field.select();
      isEntered.current = false;
    },
  };
}
