import { cautiousAssumptions } from '../config/cautious.ts';
import { inputRules } from '../config/inputs.ts';
import type { Inputs } from './projection.ts';

/** The inputs that are assumptions. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as (keyof typeof cautiousAssumptions)[];

/** Whether any assumption is not the plan's. */
export function isChanged(inputs: Inputs): boolean {
  return assumptionNames.some((name) => inputs[name] !== inputRules[name].default);
}

/** These numbers of partners, with the owner's cautious assumptions. */
export function cautiousInputs(inputs: Inputs): Inputs {
  return { ...inputs, ...cautiousAssumptions };
}
