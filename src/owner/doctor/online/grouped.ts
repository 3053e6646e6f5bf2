import type { Finding } from '../finding.ts';

/** Places that are named before the others are only counted. */
const mostNamed = 4;

/** A list that stays readable. */
export function listed(names: readonly string[]): string {
  const others = names.length - mostNamed;
  return others > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${others} more` : names.join(', ');
}

/** Findings with the same problem as one: a host's faults are seldom those of one page. */
export function grouped(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ problem }) => problem);
  return [...groups].map(([problem, all]) => ({ place: listed([...new Set(all.map(({ place }) => place))]), problem }));
}
