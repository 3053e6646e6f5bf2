import { inputRules } from '../../src/model/inputs.ts';
import type { Plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';

/** These numbers of partners, with what a plan assumes: everyone who joins buys and stays. */
export function plannedInputs(
  plan: Plan,
  partners: Pick<Inputs, 'partnersAtStart' | 'newLevel1PartnersPerMonth'>,
): Inputs {
  return {
    ...partners,
    cancellation: inputRules.cancellation.default,
    referralsTenths: 10 * plan.level2PartnersPerLevel1Partner,
    conversion: inputRules.conversion.default,
  };
}
