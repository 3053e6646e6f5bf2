import type { MonthlyResult } from './projection.ts';

/** Which bar is meant. */
export interface ExampleMonth {
  /** From 1; the answer's bar, which is that of the chosen month, if undefined. */
  readonly month?: number | undefined;
  /** Whether it is the other example's. */
  readonly isOther?: boolean | undefined;
}

/** The projections of both examples. */
interface Examples {
  readonly rows: readonly MonthlyResult[];
  readonly otherRows: readonly MonthlyResult[];
}

/** The largest commission of both examples, in cents. Amounts are sized by it. */
export const largestCents = ({ rows, otherRows }: Examples): number =>
  Math.max(...[...rows, ...otherRows].map(({ totalRevenueCents }) => totalRevenueCents));

/**
 * A bar's length in percent, rounded up to tenths: what is not 0 is drawn. The longest of both examples has the full
 * length: among all months, or for the answer's two bars in the chosen month alone.
 */
export function barLength({ month, isOther }: ExampleMonth, drawn: Examples & { readonly month: number }): number {
  const at = (month ?? drawn.month) - 1;
  const [row, otherRow] = [drawn.rows[at]!, drawn.otherRows[at]!];
  const max = largestCents(month === undefined ? { rows: [row], otherRows: [otherRow] } : drawn);
  return Math.ceil((1000 * (isOther ? otherRow : row).totalRevenueCents) / Math.max(1, max)) / 10;
}
