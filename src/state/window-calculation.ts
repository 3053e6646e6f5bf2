import type { NumberFormats } from '../format/number-formats.ts';
import type { AddressMirror } from './address.ts';
import type { Inputs } from '../model/projection.ts';
import type { CalculatorStore } from './store.ts';

declare global {
  interface Window {
    /** Set by the early script, for React and the page's other scripts. */
    calculation: {
      readonly store: CalculatorStore;
      /** How the page's language writes numbers. */
      readonly formats: NumberFormats;
      /** The inputs of the link that led to the page, or the defaults. */
      readonly linkInputs: Inputs;
      readonly address: AddressMirror;
      /** Ends the early script's painting and event handling. The length of amounts and the address go on. */
      readonly stopEarlyScript: () => void;
    };
    /** Set by `page/links.ts` on every page: writes the address, then updates the links. */
    updateLinks: () => void;
  }
}
