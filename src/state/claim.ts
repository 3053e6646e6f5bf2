/**
 * Lets one of those who hear an event act upon it. While React takes over, a click gets to the early script and to
 * React's handler, which are bundles of their own: they ask what they share, the store.
 * @returns whether an event has not been acted upon
 */
export function createClaim(): (event: Event) => boolean {
  const claimed = new WeakSet<Event>();
  return (event) => {
    const isFirst = !claimed.has(event);
    claimed.add(event);
    return isFirst;
  };
}
