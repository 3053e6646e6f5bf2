import { cautiousAssumptions, inputRules } from './inputs.ts';
import type { Inputs } from './projection.ts';

/** The inputs that are assumptions. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as (keyof typeof cautiousAssumptions)[];

export const isAssumption = (name: keyof Inputs): name is keyof typeof cautiousAssumptions =>
  Object.hasOwn(cautiousAssumptions, name);

/** Which assumptions the inputs contain: the plan's defaults, the owner's cautious ones, or others. */
export function assumptionsOf(inputs: Inputs): 'plan' | 'cautious' | 'own' {
  if (assumptionNames.every((name) => inputs[name] === inputRules[name].default)) return 'plan';
  return assumptionNames.every((name) => inputs[name] === cautiousAssumptions[name]) ? 'cautious' : 'own';
}

/** The inputs with their assumptions replaced by the cautious ones. */
export function cautiousInputs(inputs: Inputs): Inputs {
  return { ...inputs, ...cautiousAssumptions };
}
