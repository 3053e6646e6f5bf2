import { plan } from '../../config/plan.ts';
import { defaultInputs } from '../../model/query-string.ts';
import { project } from '../../model/projection.ts';

/** The rows for the default inputs, with which the page is built. Month 1 first. */
export const defaultRows = project(plan, defaultInputs);
