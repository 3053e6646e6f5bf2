type Events = DocumentEventMap & WindowEventMap;

/**
 * Listens to an event anywhere in the page while it is on its way down, at the window: React stops some events on
 * their way up while it takes over.
 */
export function onTheWayDown<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
  window.addEventListener(type, listener as EventListener, true);
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
  onTheWayDown('pointerdown', action);
  onTheWayDown('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) action();
  });
}

/** The nearest element around an event that matches. None when the event is the window's or the document's own. */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
