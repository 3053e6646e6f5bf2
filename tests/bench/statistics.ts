/**
 * The smallest sample that at least the given share of all samples does not exceed.
 * @param share from 0 to 1
 * @returns NaN if there are no samples
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle sample, or the mean of the middle two; NaN if there are no samples. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}
