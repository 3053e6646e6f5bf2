import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import { project, type Inputs } from '../../model/projection.ts';

/** Texts that depend on the inputs, by the name that an element carries in `data-value`. */
export type Values = Readonly<Record<string, string>>;

/** Name of a month's revenue among the values. */
export const revenueName = (month: number) => `revenue-${month}`;

/** All texts that depend on the inputs. The page's script and React both show these and no others. */
export function valuesFor(inputs: Inputs, formats: Formats): Values {
  const rows = project(plan, inputs);
  return Object.fromEntries(rows.map((row) => [revenueName(row.month), formats.money(row.totalRevenueCents)]));
}
