import { missing, type Requirement } from './requirements.ts';
import { median } from './statistics.ts';

/** A figure of the table, or why there is none. */
export type Figure = number | string;

/** Something that is measured several times. */
export interface Measurement<Sample> {
  /** Measures once more; never throws, but says what failed. */
  sample(): Promise<void>;
  /** The median of a part of the samples. */
  median(part: (sample: Sample) => number): Figure;
  readonly samples: readonly Sample[];
}

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
        problem = `failed: ${String(error).split('\n')[0]}`;
        console.error(problem);
      }
    },
    median: (part) => (samples.length === 0 ? (problem ?? '–') : median(samples.map(part))),
  };
}
