import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CalculatorData, CalculatorTexts } from '../format/calculator-data.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Pace } from '../state/paces.ts';
import type { CalculatorState } from '../state/store.ts';
import type { Arrivals } from './arrivals.ts';
import type { PageCalculator } from './page-data.ts';

/** What the calculator's components share. */
export interface CalculatorValue extends CalculatorData, NumberFormats, PageCalculator {
  readonly arrivals: Arrivals;
  /** The text of a key, its placeholders filled. */
  t(key: keyof CalculatorTexts, values?: Readonly<Record<string, string>>): string;
}

export const CalculatorContext = createContext<CalculatorValue | null>(null);

/** @throws Error outside a `CalculatorProvider` */
export function useCalculator(): CalculatorValue {
  const value = useContext(CalculatorContext);
  if (value === null) throw new Error('No provider');
  return value;
}

interface Store<State> {
  get(pace: Pace): State;
  subscribe(view: () => void, pace: Pace): () => void;
}

/**
 * A part of a store's state, which the component follows at this pace.
 * @param select gives the same value, or object, as long as nothing has changed
 */
export function useStoreState<State, Part>(
  store: Store<State>,
  select: (state: State) => Part,
  pace: Pace = 'now',
): Part {
  const subscribe = useCallback((view: () => void) => store.subscribe(view, pace), [store, pace]);
  const part = () => select(store.get(pace));
  // What stands on the page when React takes over is the state of that moment.
  return useSyncExternalStore(subscribe, part, part);
}

/** The same of the calculator's state. */
export const useCalculatorState = <Part>(select: (state: CalculatorState) => Part, pace?: Pace): Part =>
  useStoreState(useCalculator().store, select, pace);

/**
 * Whether React has taken over all parts. Until then they show what the early script does not write as the build does:
 * React mends no attribute that differs when it takes over.
 */
export const useIsLive = (): boolean => useCalculatorState(({ isLive }) => isLive === true);
