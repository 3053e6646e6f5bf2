import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { plan } from '../../src/config/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { drawn } from './drawn.ts';

/** What is drawn of these inputs, from the model, which the unit tests check. */
export const expectedPicture = (inputs: Inputs) => drawn(plan, inputs, { ...inputs, ...cautiousAssumptions });
