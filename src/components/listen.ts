type Events = DocumentEventMap & WindowEventMap;

/**
 * Listens to an event anywhere in the page, on its way down: React, while it takes over, stops some events
 * on their way up.
 */
export function listen<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
  window.addEventListener(type, listener as EventListener, true);
}
