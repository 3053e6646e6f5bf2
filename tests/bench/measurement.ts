import { missing, type Requirement } from './requirements.ts';
import { median } from './statistics.ts';

/** A figure of the table, or why there is none. */
export type Figure = number | string;

/** What a measurement throws where there is nothing to measure; the message gives the reason. */
export class NotMeasured extends Error {}

/** Something that is measured several times. */
export interface Measurement<Sample> {
  /** Measures once more; never throws, but says what failed. */
  sample(): Promise<void>;
  /** The median of a part of the samples, which can be several figures in each. */
  median(part: (sample: Sample) => number | readonly number[]): Figure;
  /** The largest figure of that part. */
  worst(part: (sample: Sample) => number): Figure;
  readonly samples: readonly Sample[];
}

const firstLine = (error: unknown) => String(error).split('\n')[0];

/**
 * @param needs without these nothing is measured
 * @param measure may throw: then the table says so
 */
export function measurement<Sample>(
  needs: readonly Requirement[],
  measure: () => Promise<Sample>,
): Measurement<Sample> {
  const samples: Sample[] = [];
  const lacking = missing(needs);
  let problem = lacking && `not measured: ${lacking}`;
  return {
    samples,
    async sample() {
      if (lacking !== undefined) return;
      try {
        samples.push(await measure());
      } catch (error) {
        problem = error instanceof NotMeasured ? `not measured: ${error.message}` : `failed: ${firstLine(error)}`;
        console.error(problem);
      }
    },
    median: (part) => (samples.length === 0 ? (problem ?? '–') : median(samples.flatMap(part))),
    worst: (part) => (samples.length === 0 ? (problem ?? '–') : Math.max(...samples.map(part))),
  };
}
