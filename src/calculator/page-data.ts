import { dataId, type CalculatorData } from '../format/calculator-data.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { mirrorInAddress } from '../state/address.ts';
import type { CalculatorStore } from '../state/store.ts';

/** What the page offers the calculator. In the build, that is a store. */
export interface PageCalculator {
  readonly store: CalculatorStore;
  /** The store's mirror in the page's address. */
  readonly address?: ReturnType<typeof mirrorInAddress>;
  /** React has taken over all parts. */
  readonly handOver?: () => void;
}

// The browser gets no dictionaries, and the page's own script has made the store: Vite leaves out what is for the build
// alone.
const build = import.meta.env.SSR
  ? {
      // oxlint-disable-next-line no-restricted-imports
      ...(await import('../content/calculator-data.ts')),
      ...(await import('../model/query-string.ts')),
      ...(await import('../state/store.ts')),
    }
  : undefined;

/** The data of the page with this path: made in the build, read from the page in the browser. */
export function pageData(path: string): CalculatorData {
  return build?.calculatorData(path) ?? (JSON.parse(document.getElementById(dataId)!.textContent) as CalculatorData);
}

/** What the page offers: in the build a store that holds the defaults, in the browser that of the script ahead of it. */
export const pageCalculator = (count: NumberFormats['count']): PageCalculator =>
  build ? { store: build.createStore(build.defaultInputs, count) } : window.calculator;
