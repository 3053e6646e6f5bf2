import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { CalculatorData, CalculatorTexts } from '../content/calculator-data.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { CalculatorState, CalculatorStore, Projected } from '../state/store.ts';

/** What the calculator's components share: the page's data and texts, the number formats and the store. */
export interface CalculatorValue extends CalculatorData, NumberFormats {
  readonly store: CalculatorStore;
  /** Path of the page. */
  readonly path: string;
  /** The text of a key, its placeholders filled. */
  t(key: keyof CalculatorTexts, values?: Readonly<Record<string, string>>): string;
}

export const CalculatorContext = createContext<CalculatorValue | null>(null);

/** @throws Error outside a `CalculatorProvider` */
export function useCalculator(): CalculatorValue {
  const value = useContext(CalculatorContext);
  if (value === null) throw new Error('No <CalculatorProvider>');
  return value;
}

export const HydrationContext = createContext(false);

/** False in the build and until hydration. Controls that need React are disabled until then. */
export const useIsHydrated = (): boolean => useContext(HydrationContext);

/** A part of the state. @param select must return a stable reference while nothing has changed */
export const useCalculatorState = <Part>(select: (state: CalculatorState) => Part): Part =>
  useStore(useCalculator().store, select);

export const SettledContext = createContext<Projected | null>(null);

/** The state once keys pause: what is slow to render must not delay the next key. */
export const useSettledState = (): Projected => useContext(SettledContext)!;

/** The chosen month, from 1. */
export const useChosenMonth = (): number => useCalculatorState((state) => state.month);
