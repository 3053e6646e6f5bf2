import { plan } from '../../config/plan.ts';
import { defaultInputs } from '../../model/query-string.ts';
import { project } from '../../model/projection.ts';

/** The rows that the page is built with: those of the inputs that need nothing in the address. Month 1 first. */
export const defaultRows = project(plan, defaultInputs);
