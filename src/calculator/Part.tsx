import { createContext, Suspense, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { carryOutPresses } from '../state/presses.ts';
import { useCalculator, type CalculatorValue } from './use-calculator.ts';

/** Counts parts that React has begun to take over, and those that it has. */
interface Arrivals {
  readonly expect: () => void;
  readonly arrive: () => void;
}

const ArrivalContext = createContext<Arrivals | null>(null);

function createArrivals({ store, handOver }: CalculatorValue): Arrivals {
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

/** Hands the page over to React as soon as all parts below it are React's. */
export function ArrivalProvider({ children }: { readonly children: ReactNode }) {
  const calculator = useCalculator();
  const [arrivals] = useState(() => createArrivals(calculator));
  return <ArrivalContext value={arrivals}>{children}</ArrivalContext>;
}

function Arrival() {
  const arrivals = useContext(ArrivalContext);
  useLayoutEffect(() => arrivals?.arrive(), [arrivals]);
  return null;
}

/**
 * A part of the calculator that React takes over by itself. Where an extension or a translator has changed it before,
 * React makes it anew, and no other.
 */
export function Part({ children }: { readonly children: ReactNode }) {
  const arrivals = useContext(ArrivalContext);
  useLayoutEffect(() => arrivals?.expect(), [arrivals]);
  return (
    <Suspense>
      {children}
      <Arrival />
    </Suspense>
  );
}
