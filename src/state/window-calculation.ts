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
      /** Stops the early script, from hydration on. */
      readonly stopPainting: () => void;
    };
    /** Set by the script ahead of the calculator: writes the address, then has the links carry it. */
    updateLinks: () => void;
  }
}
