import { cautiousAssumptions } from '../config/cautious.ts';
import { inputRules } from '../config/inputs.ts';
import type { Inputs } from './projection.ts';

type Assumption = keyof typeof cautiousAssumptions;

/** The inputs that are assumptions. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as Assumption[];

/** Whose assumptions can be set at once: the plan's, and the owner's cautious ones. */
const presets = {
  plan: (name: Assumption) => inputRules[name].default,
  cautious: (name: Assumption) => cautiousAssumptions[name],
} as const;

export type Preset = keyof typeof presets;

/** Whose assumptions these inputs have; the visitor's own, if nobody else's. */
export function assumptionsOf(inputs: Inputs): Preset | 'own' {
  for (const preset of ['plan', 'cautious'] as const) {
    if (assumptionNames.every((name) => inputs[name] === presets[preset](name))) return preset;
  }
  return 'own';
}

/** These assumptions, as inputs. */
export const presetInputs = (preset: Preset): Pick<Inputs, Assumption> =>
  Object.fromEntries(assumptionNames.map((name) => [name, presets[preset](name)])) as Pick<Inputs, Assumption>;

/** These numbers of partners, with the owner's cautious assumptions. */
export function cautiousInputs(inputs: Inputs): Inputs {
  return { ...inputs, ...cautiousAssumptions };
}
