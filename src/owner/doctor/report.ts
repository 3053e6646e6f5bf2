import type { Finding } from './finding.ts';

/** What the doctor says, and whether all is well as far as could be checked. */
export interface Report {
  readonly text: string;
  readonly isFine: boolean;
}

/** What it says if it found nothing, and ahead of what it found. */
export interface Verdict {
  readonly fine: string;
  readonly faulty: string;
}

/** @param notes what else to know, such as what could not be checked */
export function report(findings: readonly Finding[], notes: readonly string[], verdict: Verdict): Report {
  const isFine = findings.length === 0;
  const lines = isFine
    ? [verdict.fine]
    : [verdict.faulty, ...findings.map(({ place, problem }) => `- ${place}\n  ${problem}`)];
  return { text: [...notes, ...lines].join('\n'), isFine };
}
