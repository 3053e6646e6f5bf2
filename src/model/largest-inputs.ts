import { planAssumptions } from './assumptions.ts';
import { inputRules } from './inputs.ts';
import type { Inputs } from './projection.ts';

/** The inputs that lead to the largest amounts: most partners, and the plan's assumptions. Pages do not use it. */
export const largestInputs: Inputs = {
  partnersAtStart: inputRules.partnersAtStart.maximum,
  newLevel1PartnersPerMonth: inputRules.newLevel1PartnersPerMonth.maximum,
  ...planAssumptions,
};
