import type { Crowd } from './crowd.ts';

/** The most dots that a crowd is drawn with, but for rounding: each of its four groups may have one more. */
const mostDots = 160;

/** How many dots a line has: as many as can be told apart on half a phone. */
export const dotsPerLine = 20;

/** Enough lines for any crowd: its two groups start on a line each, which may be partly filled. */
export const dotLines = Math.ceil((mostDots + 4) / dotsPerLine) + 1;

/**
 * How many people one dot stands for: 1, 2, 5, 10, 20, 50 and so on; 0 if there is nobody. The larger crowd decides, so
 * that both can be compared: it has at most 160 dots, and at least 60 unless it has fewer people.
 */
export function peoplePerDot(crowds: readonly Crowd[]): number {
  const most = Math.max(...crowds.map(({ own, theirs }) => own + theirs));
  if (most === 0) return 0;
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (most <= mostDots * step * power) return step * power;
}

/** SVG path through the grid cells from `from` up to, but not including, `to`. Cells measure 1 × 1. */
function along(from: number, to: number): string {
  let path = '';
  for (let place = from; place < to;) {
    const column = place % dotsPerLine;
    const inLine = Math.min(dotsPerLine - column, to - place);
    path += `M${column + 0.5} ${Math.floor(place / dotsPerLine) + 0.5}h${inLine - 0.9}`;
    place += inLine;
  }
  return path;
}

/**
 * Three SVG paths along a crowd's dots: the visitor's own partners, their partners, and, drawn over both, everyone
 * without a subscription. Counts are rounded to the nearest dot, but a group in which there is anyone has a dot.
 */
export function dotPaths({ own, ownSubscriptions, theirs, theirSubscriptions }: Crowd, perDot: number) {
  const dots = (people: number) => (people > 0 ? Math.max(1, Math.round(people / perDot)) : 0);
  const ownFilled = dots(ownSubscriptions);
  const ownEnd = ownFilled + dots(own - ownSubscriptions);
  // On a line of their own.
  const start = dotsPerLine * Math.ceil(ownEnd / dotsPerLine);
  const filled = start + dots(theirSubscriptions);
  const end = filled + dots(theirs - theirSubscriptions);
  return [along(0, ownEnd), along(start, end), along(ownFilled, ownEnd) + along(filled, end)] as const;
}
