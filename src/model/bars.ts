import type { MonthlyResult } from './projection.ts';

/** Which bar is meant. */
export interface ExampleMonth {
  /** From 1; the answer's bar, which is that of the chosen month, if undefined. */
  readonly month?: number | undefined;
  /** Whether it is the other example's. */
  readonly isCompared?: boolean | undefined;
}

/** The projections of both examples. */
interface Examples {
  readonly rows: readonly MonthlyResult[];
  readonly comparedRows: readonly MonthlyResult[];
}

/** The largest commission of both examples, in cents. Amounts are sized by it. */
export const largestCents = ({ rows, comparedRows }: Examples): number =>
  Math.max(...[...rows, ...comparedRows].map(({ totalRevenueCents }) => totalRevenueCents));

/**
 * A bar's length in percent, rounded up to tenths: what is not 0 is drawn. The longest of both examples has the full
 * length: among all months, or for the answer's two bars in the chosen month alone.
 */
export function barLength({ month, isCompared }: ExampleMonth, drawn: Examples & { readonly month: number }): number {
  const at = (month ?? drawn.month) - 1;
  const [row, comparedRow] = [drawn.rows[at]!, drawn.comparedRows[at]!];
  const most = largestCents(month === undefined ? { rows: [row], comparedRows: [comparedRow] } : drawn);
  return Math.ceil((1000 * (isCompared ? comparedRow : row).totalRevenueCents) / Math.max(1, most)) / 10;
}
