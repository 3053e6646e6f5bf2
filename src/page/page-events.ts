type Events = DocumentEventMap & WindowEventMap;

/** Adds a capturing listener to the window: during hydration, React stops some events before they bubble that far. */
export function onCapture<Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  options?: { readonly signal: AbortSignal },
): void {
  addEventListener(type, listener as EventListener, { capture: true, ...options });
}

/** Whether a modifier key is pressed, so that the browser's own shortcut applies. */
export const hasModifier = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The visitor's languages as BCP 47 tags, the preferred one first; none in a browser that does not tell them. */
export const preferredLanguages = (): readonly string[] => (navigator.languages as readonly string[] | undefined) ?? [];

/** `closest()` on the event's target; undefined if the target is the window or the document. */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | undefined | null {
  return (target as Element).closest?.<Found>(selector);
}
