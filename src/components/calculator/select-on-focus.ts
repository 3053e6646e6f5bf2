import { listen } from '../listen.ts';

/**
 * Selects a field's number when the field is entered, so that typing replaces it. A tap or click that
 * enters the field puts a caret after that, hence the second look; the next one is left alone, for those
 * who want to place the caret.
 */
export function selectOnFocus(): void {
  let entered: HTMLInputElement | undefined;
  listen('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    entered = target;
    target.select();
  });
  // Safari drops the selection when the mouse is let go on it, which is after the click.
  listen('mouseup', (event) => event.target === entered && event.preventDefault());
  listen('click', ({ target }) => {
    if (target === entered && entered?.selectionStart === entered?.selectionEnd) entered?.select();
    entered = undefined;
  });
}
