import { carryOutPresses } from '../state/presses.ts';
import type { PageCalculator } from './page-data.ts';

/** Counts parts that React has begun to take over, and those that it has. */
export interface Arrivals {
  readonly expect: () => void;
  readonly arrive: () => void;
}

/** Hands the page over to React as soon as all parts are React's. */
export function createArrivals({ store, handOver }: PageCalculator): Arrivals {
  let expected = 0;
  let isOver = false;
  function count(by: number): void {
    expected += by;
    // After all effects of this commit: a part that has arrived may hold others.
    queueMicrotask(() => {
      if (expected > 0 || isOver) return;
      isOver = true;
      handOver?.();
      carryOutPresses(store);
    });
  }
  return { expect: () => count(1), arrive: () => count(-1) };
}
