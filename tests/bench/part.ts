import type { Measurement } from './measurement.ts';
import type { Line } from './table.ts';

/** A part of the benchmark: what it measures, and the lines that it adds to the table. */
export interface Part {
  /** Sampled in this order in every run. */
  readonly measurements: readonly Pick<Measurement<unknown>, 'sample'>[];
  /** Set where one run is enough: the figures do not vary, or take too long. */
  readonly isOnce?: boolean;
  lines(): Line[];
  /** Details that the table has no room for, one a line. */
  notes?(): string[];
}
