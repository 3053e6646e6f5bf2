import { dataId, type CalculatorData } from '../format/calculator-data.ts';

// Build only; Vite drops it from the browser, which uses the page's JSON and the early script's store instead.
const build = import.meta.env.SSR
  ? {
      // oxlint-disable-next-line no-restricted-imports
      ...(await import('../content/calculator-data.ts')),
      ...(await import('../state/store.ts')),
    }
  : undefined;

/** The data of the page at `path`: created in the build, parsed from the page's JSON in the browser. */
export function pageData(path: string): CalculatorData {
  return build?.calculatorData(path) ?? (JSON.parse(document.getElementById(dataId)!.textContent) as CalculatorData);
}

/** A store with the default inputs in the build; `window.calculator` in the browser. */
export const pageCalculator = (): Pick<Window['calculator'], 'store'> & Partial<Window['calculator']> =>
  build ? { store: build.createCalculatorStore() } : window.calculator;
