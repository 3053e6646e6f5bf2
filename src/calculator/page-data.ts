import { dataId, type CalculatorData } from '../format/calculator-data.ts';

// Vite drops this from the browser, which has the page's data instead of dictionaries, and the early script's store.
const build = import.meta.env.SSR
  ? {
      // oxlint-disable-next-line no-restricted-imports
      ...(await import('../content/calculator-data.ts')),
      ...(await import('../state/store.ts')),
    }
  : undefined;

/** The data of the page with this path: made in the build, read from the page in the browser. */
export function pageData(path: string): CalculatorData {
  return build?.calculatorData(path) ?? (JSON.parse(document.getElementById(dataId)!.textContent) as CalculatorData);
}

/** In the build a store that holds the defaults, in the browser what the early script offers. */
export const pageCalculator = (): Pick<Window['calculator'], 'store'> & Partial<Window['calculator']> =>
  build ? { store: build.createCalculatorStore() } : window.calculator;
