/** What the browser recorded during a visit. Times are in milliseconds since the page was asked for. */
export interface Timing {
  /**
   * How long each touch and key waited for its answer on the screen: the longest of its events, in
   * milliseconds, in steps of 8. Those under 16 ms are left out, except for the first.
   */
  readonly interactions: readonly number[];
  /** All tasks above 50 ms. */
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  readonly firstInput: number;
  readonly lastInput: number;
}

declare global {
  interface Window {
    /** What the browser has recorded so far. */
    timing?: () => Timing;
  }
}

/** Runs in the page, before the first touch. */
export function startTiming(): void {
  const interactions = new Map<number, number>();
  const events = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // The first input is reported however short it was.
  events.observe({ type: 'first-input', buffered: true });

  const longTasks: { start: number; duration: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });

  const inputs: number[] = [];
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup']) {
    addEventListener(type, ({ timeStamp }) => inputs.push(timeStamp), { capture: true, passive: true });
  }

  window.timing = () => ({
    interactions: [...interactions.values()],
    longTasks,
    firstInput: Math.min(...inputs),
    lastInput: Math.max(...inputs),
  });
}

/**
 * The longest task that ran, at least in part, between two times.
 * @returns its duration in milliseconds, or 0 if none was above 50 ms
 */
export function longestTask({ longTasks }: Timing, from: number, to: number): number {
  const within = longTasks.filter(({ start, duration }) => start < to && start + duration > from);
  return Math.max(0, ...within.map(({ duration }) => duration));
}
