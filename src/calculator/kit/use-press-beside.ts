import { useEffect, type RefObject } from 'react';

/**
 * Closes a dialog at a press beside it, which hits the dialog itself and not its content. A selection of text that
 * begins inside and ends beside it does not close it. `closedby` does the same in HTML; Safari lacks it.
 */
export function usePressBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressed: EventTarget | null = null;
    const note = ({ target }: Event) => {
      pressed = target;
    };
    const close = ({ target }: Event) => {
      if (target === element && pressed === element) element.close();
    };
    element.addEventListener('pointerdown', note);
    element.addEventListener('click', close);
    return () => {
      element.removeEventListener('pointerdown', note);
      element.removeEventListener('click', close);
    };
  }, [dialog]);
}
