import { plan } from '../../src/model/plan.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { columnHeights } from '../../src/model/column-heights.ts';
import { project, type Inputs } from '../../src/model/projection.ts';

/** How high the columns of these inputs have to be, from the model, which the unit tests check. */
export const expectedColumns = (inputs: Inputs) =>
  columnHeights(project(plan, inputs), project(plan, withCautiousAssumptions(inputs)));
