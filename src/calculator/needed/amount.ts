import type { NumberRule } from '../../config/inputs.ts';

/** What may be entered as an amount, in whole units of the currency. */
export const amountRule = { default: 0, maximum: 9_999_999, decimals: 0 } as const satisfies NumberRule;

/** How far a press on minus or plus moves the amount. */
export const amountStep = 10;
