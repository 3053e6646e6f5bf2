const claimed = new WeakSet<Event>();

/**
 * Whether an event has not been acted upon. While React takes over, the event at which it does so gets to the early
 * script and to React's handler: a step must be taken by one of them.
 */
export function claim(event: Event): boolean {
  const isFirst = !claimed.has(event);
  claimed.add(event);
  return isFirst;
}
