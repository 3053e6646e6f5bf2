import { plan, type TierName } from '../config/plan.ts';
import { cautiousInputs } from '../model/assumptions.ts';
import { project, type Inputs, type MonthlyResult } from '../model/projection.ts';

/** All that the page says of its inputs follows from these rows. They are calculated once for each change. */
export interface Calculation {
  /** The projection of the inputs, month 1 first. */
  readonly rows: readonly MonthlyResult<TierName>[];
  /** The same numbers of partners with the owner's cautious assumptions. */
  readonly cautious: readonly MonthlyResult<TierName>[];
}

/** Calculates the owner's plan with these inputs, and with the cautious assumptions in place of theirs. */
export function calculate(inputs: Inputs): Calculation {
  return { rows: project(plan, inputs), cautious: project(plan, cautiousInputs(inputs)) };
}
