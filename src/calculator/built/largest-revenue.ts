import { largestInputs } from '../../config/inputs.ts';
import { plan } from '../../config/plan.ts';
import { project } from '../../model/projection.ts';

const rows = project(plan, largestInputs);

/** The largest revenue that the page can show, for which it has to have room. */
export const largestRevenueCents = Math.max(...rows.map(({ totalRevenueCents }) => totalRevenueCents));
