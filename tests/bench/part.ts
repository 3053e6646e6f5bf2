import type { Measurement } from './measurement.ts';
import type { Line } from './table.ts';

/** A part of the benchmark: what it measures, in this order, and the lines of the table that come of it. */
export interface Part {
  readonly measurements: readonly Pick<Measurement<unknown>, 'sample'>[];
  /** Whether once is enough: the figures do not vary, or take too long. */
  readonly isOnce?: boolean;
  lines(): Line[];
  /** What the table has no room for. */
  notes?(): string[];
}
