import type { NumberFormats } from '../format/number-formats.ts';
import type { Inputs } from '../model/projection.ts';
import type { AddressMirror } from './address.ts';
import type { CalculatorStore } from './store.ts';

declare global {
  interface Window {
    /** What React takes over from the early script; undefined until that script has run, or if it has failed. */
    earlyCalculator?: {
      readonly store: CalculatorStore;
      /** How the page's language writes numbers. */
      readonly formats: NumberFormats;
      /** The inputs of the link that led to the page, or the defaults. */
      readonly linkInputs: Inputs;
      /** Ends the early script's painting and event handling. The length of amounts and the address go on. */
      readonly stop: () => void;
    };
    /** What writes the inputs into the address, for the page's own scripts; undefined until the early script has run. */
    addressMirror?: AddressMirror;
    /** Set by `page/links.ts` on every page: writes the address, then updates the links. */
    updateLinks: () => void;
  }
}
