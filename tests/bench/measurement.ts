import { missing, type Requirement } from './requirements.ts';
import { median } from './statistics.ts';

/** A figure for the table, or the reason why there is none. */
export type Figure = number | string;

/** Thrown where there is nothing to measure. The message gives the reason. */
export class NotMeasured extends Error {}

/** Something that is measured several times. */
export interface Measurement<Sample> {
  /** Takes one more sample. Never throws: failures are printed and shown in the table. */
  sample(): Promise<void>;
  /** The median over all samples. A sample can contribute several figures. */
  median(part: (sample: Sample) => number | readonly number[]): Figure;
  /** The largest figure of all samples. */
  worst(part: (sample: Sample) => number): Figure;
  readonly samples: readonly Sample[];
}

const firstLine = (error: unknown) => String(error).split('\n')[0];

/**
 * @param needs nothing is measured unless all of these are present
 * @param measure takes one sample; if it throws, the table says so
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
