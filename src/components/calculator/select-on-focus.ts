/**
 * Selects a field's number when the field is entered, so that typing replaces it. A tap or click that
 * enters the field puts a caret after that, hence the second look, which Safari needs to come after the
 * click; the next one is left alone, for those who want to place the caret.
 */
export function selectOnFocus(): void {
  let entered: HTMLInputElement | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    entered = target;
    target.select();
  });
  document.addEventListener('click', ({ target }) => {
    const field = target === entered ? entered : undefined;
    entered = undefined;
    setTimeout(() => field?.selectionStart === field?.selectionEnd && field?.select());
  });
}
