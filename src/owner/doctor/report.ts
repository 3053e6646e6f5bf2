import type { Finding } from './finding.ts';

/** What the doctor says, and whether the site is ready as far as could be checked. */
export interface Report {
  readonly text: string;
  readonly isReady: boolean;
}

const list = (findings: readonly Finding[]) => findings.map(({ place, problem }) => `- ${place}\n  ${problem}`);

/**
 * @param advice what does not stand in the way of a launch, but should be known before it
 * @param unchecked names of the videos for which YouTube did not answer
 */
export function report(findings: readonly Finding[], advice: readonly Finding[], unchecked: readonly string[]): Report {
  const isReady = findings.length === 0;
  const notes = unchecked.length === 0 ? [] : [`Not checked, because YouTube did not answer: ${unchecked.join(', ')}.`];
  const verdict = isReady
    ? ['Ready: nothing that can be checked here stands in the way of a public launch.']
    : ['Before a public launch:', ...list(findings)];
  const advised = advice.length === 0 ? [] : ['Advised:', ...list(advice)];
  return { text: [...notes, ...verdict, ...advised].join('\n'), isReady };
}
