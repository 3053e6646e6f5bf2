import { dataId, type CalculatorData } from '../format/calculator-data.ts';

// The browser gets no dictionaries: Vite leaves out what is for the build alone.
// oxlint-disable-next-line no-restricted-imports
const content = import.meta.env.SSR ? await import('../content/calculator-data.ts') : undefined;

/** The data of the page with this path: made in the build, read from the page in the browser. */
export function pageData(path: string): CalculatorData {
  return content?.calculatorData(path) ?? (JSON.parse(document.getElementById(dataId)!.textContent) as CalculatorData);
}
