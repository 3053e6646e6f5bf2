type Events = DocumentEventMap & WindowEventMap;

/** Adds a capturing listener to the window: during hydration, React stops some events before they bubble that far. */
export function onCapture<Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  options?: { readonly signal: AbortSignal },
): void {
  addEventListener(type, listener as EventListener, { capture: true, ...options });
}

const linkEvents = ['focusin', 'click', 'auxclick', 'contextmenu', 'dragstart'] as const;
const pageEvents = ['readystatechange', 'pagehide'] as const;

/** Calls `action` when the page is parsed, loaded and left, and before a link is followed, copied or dragged. */
export function beforeAddressIsUsed(action: () => void): void {
  for (const type of linkEvents)
    onCapture(type, (event) => {
      if (closest(event, 'a')) action();
    });
  for (const type of pageEvents) onCapture(type, action);
}

/** Whether a modifier key is pressed, so that the browser's own shortcut applies. */
export const hasModifier = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** `closest()` on the event's target; undefined if the target is the window or the document. */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | undefined | null {
  return (target as Element).closest?.<Found>(selector);
}
