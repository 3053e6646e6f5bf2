import type { AddressMirror } from './address.ts';
import type { CalculatorStore } from './store.ts';

declare global {
  interface Window {
    /** Set by the early script, for React and the page's other scripts. */
    calculator: {
      readonly store: CalculatorStore;
      readonly address: AddressMirror;
      /** Stops the early script after a final paint. Called on hydration. */
      readonly stop: () => void;
    };
  }
  interface WindowEventMap {
    /** Custom event: `history.replaceState()` has changed the address. */
    addresschange: Event;
  }
}
