import { cautiousAssumptions, inputRules } from './inputs.ts';
import type { Inputs } from './projection.ts';

/** The inputs that are assumptions. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as (keyof typeof cautiousAssumptions)[];

export const isAssumption = (name: keyof Inputs): name is keyof typeof cautiousAssumptions =>
  Object.hasOwn(cautiousAssumptions, name);

/** Whose assumptions these inputs have: the plan's, the owner's cautious ones, or the visitor's own. */
export function assumptionsOf(inputs: Inputs): 'plan' | 'cautious' | 'own' {
  if (assumptionNames.every((name) => inputs[name] === inputRules[name].default)) return 'plan';
  return assumptionNames.every((name) => inputs[name] === cautiousAssumptions[name]) ? 'cautious' : 'own';
}

/** These numbers of partners, with the owner's cautious assumptions. */
export function cautiousInputs(inputs: Inputs): Inputs {
  return { ...inputs, ...cautiousAssumptions };
}
