import { listen } from './listen.ts';

const occasions = ['readystatechange', 'focusin', 'change', 'click', 'auxclick', 'contextmenu', 'pagehide'] as const;

/** Calls `action` once the page is there, and ahead of all by which someone can follow, copy or open a link or leave. */
export function beforeUse(action: () => void): void {
  for (const occasion of occasions) listen(occasion, action);
}
