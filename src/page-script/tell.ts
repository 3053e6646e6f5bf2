import type { Inputs } from '../model/projection.ts';

declare global {
  interface WindowEventMap {
    /** The page's own event: there is something to tell screen readers. */
    tell: Event;
  }
}

/** What stands at a field about its bounds, once it has been shown. */
let bounds: HTMLElement | undefined;

/**
 * Has the result told to screen readers. What was said of a field's bounds goes.
 * @param first what is told ahead of the result, in the same message: two would interrupt each other
 */
export function tell(first = ''): void {
  if (bounds) bounds.hidden = true;
  window.calculator.told = first;
  dispatchEvent(new Event('tell'));
}

/** Shows and tells which numbers a field takes: more was entered, or a step would leave them. */
export function tellBounds(name: keyof Inputs): void {
  const text = document.getElementById(`${name}-bounds`)!;
  tell(text.textContent);
  text.hidden = false;
  bounds = text;
}
