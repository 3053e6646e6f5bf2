import { useLayoutEffect, useReducer, useState, type ReactNode } from 'react';
import { fill } from '../format/fill.ts';
import { formatsLike } from '../format/number-formats.ts';
import { pageCalculator, pageData } from './page-data.ts';
import { CalculatorContext, HydrationContext, type CalculatorValue } from './use-calculator.ts';

/**
 * Gives the components below it the store, the texts and the number formats of a page. Once they are hydrated, the early
 * script ends, and what differs from the built page is rendered before any other event.
 */
export function CalculatorProvider({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [{ end, ...value }] = useState(() => {
    const data = pageData(path);
    const t: CalculatorValue['t'] = (key, values = {}) => fill(data.texts[key], values);
    return { ...data, ...formatsLike(data.numbers), ...pageCalculator(), t };
  });
  const [isHydrated, hydrate] = useReducer(() => true, false);
  useLayoutEffect(() => {
    end?.();
    hydrate();
  }, [end]);
  return (
    <CalculatorContext value={value}>
      <HydrationContext value={isHydrated}>{children}</HydrationContext>
    </CalculatorContext>
  );
}
