import { startTransition, useLayoutEffect, useReducer, useState, type ReactNode } from 'react';
import { dataId, fill, type CalculatorData } from '../format/calculator-data.ts';
import { formatsLike } from '../format/number-formats.ts';
import { deferredDelay } from '../state/delays.ts';
import {
  CalculatorContext,
  DeferredContext,
  HydrationContext,
  useCalculator,
  type CalculatorValue,
  type DeferredState,
} from './use-calculator.ts';

// Build only; Vite drops it from the browser, which uses the page's JSON and the early script's store instead.
const build = import.meta.env.SSR
  ? {
      // oxlint-disable-next-line no-restricted-imports
      ...(await import('../content/page-data.ts')),
      ...(await import('../state/store.ts')),
    }
  : undefined;

/** The data of the page at `path`: created in the build, parsed from the page's JSON in the browser. */
function pageData(path: string): CalculatorData {
  return build?.calculatorData(path) ?? (JSON.parse(document.getElementById(dataId)!.textContent) as CalculatorData);
}

/** A store with the default inputs in the build; `window.calculator` in the browser. */
const pageCalculator = (): Pick<Window['calculator'], 'store'> & Partial<Window['calculator']> =>
  build ? { store: build.createCalculatorStore() } : window.calculator;

/**
 * Debounces the state. A transition alone would start between two keystrokes and delay the second. Subscribes instead
 * of calling `useStore`, so that a keystroke renders nothing here.
 */
function DeferredProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useCalculator();
  const [deferred, setDeferred] = useState<DeferredState>(store.getInitialState);
  useLayoutEffect(() => {
    const isSame = (one: DeferredState, other: DeferredState) =>
      one.calculation === other.calculation && one.month === other.month;
    const follow = () => setDeferred((before) => (isSame(before, store.getState()) ? before : store.getState()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((state, before) => {
      if (isSame(state, before)) return;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(follow), deferredDelay);
    });
    // After hydration, renders the current state at once.
    follow();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return <DeferredContext value={deferred}>{children}</DeferredContext>;
}

interface Props {
  /** Path of the page's language. */
  readonly path: string;
  /** Whether these children take over from the early script. */
  readonly endsEarlyScript?: boolean;
  readonly children: ReactNode;
}

/** Provides store, texts and formats. On hydration, renders what differs from the built page before any other event. */
export function CalculatorProvider({ path, endsEarlyScript = false, children }: Props) {
  const [calculator] = useState(() => {
    const data = pageData(path);
    const t: CalculatorValue['t'] = (key, values = {}) => fill(data.texts[key], values);
    return { ...data, ...formatsLike(data.numbers), ...pageCalculator(), t };
  });
  const [isHydrated, hydrate] = useReducer(() => true, false);
  useLayoutEffect(() => {
    if (endsEarlyScript) calculator.end?.();
    hydrate();
  }, [calculator, endsEarlyScript]);
  return (
    <CalculatorContext value={calculator}>
      <HydrationContext value={isHydrated}>
        <DeferredProvider>{children}</DeferredProvider>
      </HydrationContext>
    </CalculatorContext>
  );
}
