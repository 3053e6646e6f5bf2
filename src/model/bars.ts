import type { MonthlyResult } from './projection.ts';

/** Which bar is meant. */
export interface ExampleMonth {
  /** From 1; the answer's bar, which is that of the chosen month, if undefined. */
  readonly month?: number | undefined;
  /** Whether it is the other example's. */
  readonly isCompared?: boolean | undefined;
}

/** The projections of both examples, and the chosen month, from 1. */
interface DrawnExamples {
  readonly rows: readonly MonthlyResult[];
  readonly comparedRows: readonly MonthlyResult[];
  readonly month: number;
}

/**
 * A bar's length in percent, rounded up to tenths: what is not 0 is drawn. The longest of both examples has the full
 * length: among all months, or for the answer's two bars in the chosen month alone.
 */
export function barLength({ month, isCompared }: ExampleMonth, drawn: DrawnExamples): number {
  const { rows, comparedRows } = drawn;
  const at = (month ?? drawn.month) - 1;
  const onScale = month === undefined ? [rows[at]!, comparedRows[at]!] : [...rows, ...comparedRows];
  const most = Math.max(1, ...onScale.map(({ totalRevenueCents }) => totalRevenueCents));
  const { totalRevenueCents } = (isCompared ? comparedRows : rows)[at]!;
  return Math.ceil((1000 * totalRevenueCents) / most) / 10;
}
