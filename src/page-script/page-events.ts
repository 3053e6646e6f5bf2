type Events = DocumentEventMap & WindowEventMap;

/**
 * Listens at the window, before an event reaches what it is for: while React hydrates, it stops some events on their
 * way up.
 */
export function onTheWayDown<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
  addEventListener(type, listener as EventListener, true);
}

const occasions = ['readystatechange', 'focusin', 'change', 'click', 'auxclick', 'contextmenu', 'pagehide'] as const;

/** Calls `action` when the page has arrived, and before anyone can follow, copy or open a link, or leave. */
export function beforeLinksAreUsed(action: () => void): void {
  for (const occasion of occasions) onTheWayDown(occasion, action);
}

/**
 * Calls `action` before the page can be reloaded: a reload takes the address as it was when it was asked for, by key,
 * by pulling the page down, or with a mouse that has left the page for the browser's buttons.
 */
export function beforeReload(action: () => void): void {
  onTheWayDown('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || key === 'F5') action();
  });
  // A button that steps would write after each press.
  onTheWayDown('pointerdown', (event) => {
    if (!closest(event, '[data-step]')) action();
  });
  onTheWayDown('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

/** The nearest element around an event that matches. None when the event is the window's or the document's own. */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | undefined | null {
  return (target as Element).closest?.<Found>(selector);
}
