/**
 * Shows the fields, the amounts and the year. What was pressed is then out of sight: who uses a keyboard goes on at the
 * chosen month.
 */
export function showYear(): void {
  document.querySelector<HTMLElement>('[name=month]:checked')?.focus({ preventScroll: true });
  document.getElementById('calculator')?.scrollIntoView();
}
