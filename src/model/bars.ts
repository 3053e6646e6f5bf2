import type { MonthlyResult } from './projection.ts';

/** A bar, and that of the compared assumptions, in whole percent of the longest one that is drawn. */
export interface Bar {
  readonly length: number;
  readonly comparedLength: number;
}

/** The projections that are drawn on one scale: of the inputs, and of the same partners with other assumptions. */
export interface DrawnRows {
  readonly rows: readonly MonthlyResult[];
  readonly comparedRows: readonly MonthlyResult[];
  readonly plansRows: readonly MonthlyResult[];
}

/** The best month's commission of all three projections, in cents. It need not be that of the last month. */
export const mostCents = ({ rows, comparedRows, plansRows }: DrawnRows): number =>
  Math.max(...[...rows, ...comparedRows, ...plansRows].map(({ totalRevenueCents }) => totalRevenueCents));

function bar(row: MonthlyResult, compared: MonthlyResult, most: number): Bar {
  const percent = ({ totalRevenueCents }: MonthlyResult) => Math.round((100 * totalRevenueCents) / Math.max(1, most));
  return { length: percent(row), comparedLength: percent(compared) };
}

/** The bars of all months, month 1 first. The best month of all three projections has the full length. */
export function barsOf(drawn: DrawnRows): readonly Bar[] {
  const most = mostCents(drawn);
  return drawn.rows.map((row, index) => bar(row, drawn.comparedRows[index]!, most));
}

/** The two bars of one month that are compared: the longer one has the full length. @param month 1 is the first */
export function comparedBars({ rows, comparedRows }: Omit<DrawnRows, 'plansRows'>, month: number): Bar {
  const [row, compared] = [rows[month - 1]!, comparedRows[month - 1]!];
  return bar(row, compared, Math.max(row.totalRevenueCents, compared.totalRevenueCents));
}
