import { restDelay } from './waiting-times.ts';

/**
 * How soon after a change a view is notified: at once, which is for the two amounts that answer a key; in a frame of its
 * own after that, for all other figures; once nothing has changed for a moment, for drawings and tables. On a slow phone
 * each would otherwise delay the next key.
 */
export type Pace = 'now' | 'frame' | 'rest';

/** A state that views follow at different paces. */
export function createPaces<State>(start: State) {
  const seen: Record<Pace, State> = { now: start, frame: start, rest: start };
  const views: Record<Pace, Set<() => void>> = { now: new Set(), frame: new Set(), rest: new Set() };
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(pace: Pace): void {
    seen[pace] = seen.now;
    for (const view of views[pace]) view();
  }

  return {
    /** The state as it is now, or as it was when views of a slower pace were last notified. */
    get: (pace: Pace = 'now') => seen[pace],
    /** Calls `view` after changes, at its pace. Returns a function that unsubscribes. */
    subscribe: (view: () => void, pace: Pace = 'now') => {
      views[pace].add(view);
      return () => void views[pace].delete(view);
    },
    /** Changes the state, and notifies the views that wait for nothing. */
    set: (state: State) => {
      seen.now = state;
      notify('now');
    },
    /** Has the other views follow, each at its pace. */
    follow: () => {
      cancelAnimationFrame(frame);
      // A frame's callback runs before its paint: the figures follow after it.
      frame = requestAnimationFrame(() => setTimeout(notify, 0, 'frame'));
      clearTimeout(timer);
      timer = setTimeout(notify, restDelay, 'rest');
    },
    /** Notifies all views at once. */
    catchUp: () => {
      for (const pace of ['now', 'frame', 'rest'] as const) notify(pace);
    },
  };
}
