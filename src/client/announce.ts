/** Announces a text to screen readers in the page's shared live region. */
export function announce(text: string): void {
  document.querySelector('[role=status]')!.textContent = text;
}
