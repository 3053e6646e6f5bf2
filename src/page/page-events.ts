type Events = DocumentEventMap & WindowEventMap;

/**
 * Listens at the window in the capture phase: while React hydrates, it stops some events before they bubble up to the
 * window.
 */
export function onCapture<Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  options?: { readonly signal: AbortSignal },
): void {
  addEventListener(type, listener as EventListener, { capture: true, ...options });
}

const usesOfLinks = ['focusin', 'click', 'auxclick', 'contextmenu', 'dragstart'] as const;
const otherOccasions = ['readystatechange', 'pagehide'] as const;

/** Calls `action` when the page has arrived, and before anyone can follow, copy or open a link, or leave. */
export function beforeLinksAreUsed(action: () => void): void {
  for (const type of usesOfLinks) onCapture(type, (event) => closest(event, 'a') && action());
  for (const type of otherOccasions) onCapture(type, action);
}

/** Whether a key or click is one with a modifier key, which has a meaning of the browser's own. */
export const hasModifier = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The nearest element around an event that matches. None when the event is the window's or the document's own. */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | undefined | null {
  return (target as Element).closest?.<Found>(selector);
}
