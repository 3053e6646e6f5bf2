import { startTransition, useLayoutEffect, useReducer, useState, type ReactNode } from 'react';
import type { CalculatorData } from '../content/calculator-data.ts';
import { lookUpIn } from '../format/placeholders.ts';
import { dataId } from '../state/markup.ts';
import type { Projected } from '../state/store.ts';
import { CalculatorContext, HydrationContext, SettledContext, useCalculator } from './use-calculator.ts';

/** Debounce in milliseconds for what reads `useSettledState()`: bars, sum, people, amount to reach, table. */
const settleDelay = 30;

// Build only; Vite drops it from the browser, which uses the page's JSON and the early script's store instead.
const ssr = import.meta.env.SSR
  ? {
      // oxlint-disable-next-line no-restricted-imports
      ...(await import('../content/calculator-data.ts')),
      ...(await import('../state/store.ts')),
    }
  : undefined;

/** The data of the page at `path`: created in the build, parsed from the page's JSON in the browser. */
function pageData(path: string): CalculatorData {
  return ssr?.calculatorData(path) ?? (JSON.parse(document.getElementById(dataId)!.textContent) as CalculatorData);
}

/** A store with the default inputs, and the language's number formats, in the build; else the early script's. */
const calculationOf = (path: string) =>
  ssr ? { store: ssr.createCalculatorStore(), formats: ssr.pageFormats(path) } : window.earlyCalculator!;

/**
 * Debounces the state, then updates it in a transition, which a further key interrupts. Subscribes instead of calling
 * `useStore`, so that a keystroke renders nothing here.
 */
function SettledProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useCalculator();
  const [settled, setSettled] = useState<Projected>(store.getInitialState);
  useLayoutEffect(() => {
    const follow = () => setSettled((before) => (before.rows === store.getState().rows ? before : store.getState()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((state, before) => {
      if (state.rows === before.rows) return;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(follow), settleDelay);
    });
    // After hydration, renders the current state at once.
    follow();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return <SettledContext value={settled}>{children}</SettledContext>;
}

interface Props {
  /** Path of the page's language. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Provides store, texts and formats. On hydration, renders what differs from the built page before any other event. */
export function CalculatorProvider({ path, children }: Props) {
  const [calculator] = useState(() => {
    const data = pageData(path);
    const { store, formats } = calculationOf(path);
    return { ...data, ...formats, store, path, t: lookUpIn(data.texts) };
  });
  const [isHydrated, hydrate] = useReducer(() => true, false);
  useLayoutEffect(() => {
    window.earlyCalculator?.stop();
    hydrate();
  }, []);
  return (
    <CalculatorContext value={calculator}>
      <HydrationContext value={isHydrated}>
        <SettledProvider>{children}</SettledProvider>
      </HydrationContext>
    </CalculatorContext>
  );
}
