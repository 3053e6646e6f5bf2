import { useSyncExternalStore } from 'react';
import type { Ask } from '../page-script/store.ts';
import type { Inputs } from '../model/projection.ts';

const subscribe = (view: () => void) => window.calculator.subscribe(view);

/** The inputs as the page's script has them. */
export const useInputs = (): Inputs => useSyncExternalStore(subscribe, () => window.calculator.get().inputs);

/** The month whose working was asked for last; 0 for none. */
export const useMonth = (): number => useSyncExternalStore(subscribe, () => window.calculator.get().month);

/** How often a visitor has asked for something, also before React was there. */
export const useAsks = (what: Ask): number => useSyncExternalStore(subscribe, () => window.calculator.get()[what]);
