import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { useCalculator } from './use-calculator.ts';

function Arrival() {
  const { arrivals } = useCalculator();
  useLayoutEffect(() => arrivals.arrive(), [arrivals]);
  return null;
}

/**
 * A part of the calculator that React takes over by itself. Where an extension or a translator has changed it before,
 * React makes it anew, and no other.
 */
export function Part({ children }: { readonly children: ReactNode }) {
  const { arrivals } = useCalculator();
  useLayoutEffect(() => arrivals.expect(), [arrivals]);
  return (
    <Suspense>
      {children}
      <Arrival />
    </Suspense>
  );
}
