import type { Crowd } from './crowd.ts';

/** The most dots that a crowd is drawn with, but for rounding: each of its four groups may have one more. */
const mostDots = 160;

/** How many dots fit on a line, with the other scenario beside it: `narrow` on phones, `wide` on desktops. */
export const dotsPerLine = { narrow: 16, wide: 22 } as const;

/**
 * How many people one dot stands for: 1, 2, 5, 10, 20, 50 and so on. The larger crowd decides, so that both can be
 * compared: it has at most 160 dots, and at least 60 unless it has fewer people.
 */
export function peoplePerDot(crowds: readonly Crowd[]): number {
  const most = Math.max(...crowds.map(({ own, theirs }) => own + theirs));
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (most <= mostDots * step * power) return step * power;
}

/** How many lines are enough for any crowd: its two groups start on a line each, which may be partly filled. */
export const linesFor = (perLine: number) => Math.ceil((mostDots + 4) / perLine) + 1;

/** SVG path through the grid cells from `from` up to, but not including, `to`. Cells measure 1 × 1. */
function along(from: number, to: number, perLine: number): string {
  let path = '';
  for (let place = from; place < to;) {
    const inLine = Math.min(perLine - (place % perLine), to - place);
    path += `M${(place % perLine) + 0.5} ${Math.floor(place / perLine) + 0.5}h${inLine - 0.9}`;
    place += inLine;
  }
  return path;
}

/**
 * Three SVG paths along a crowd's dots: the visitor's own partners, their partners, and, drawn over both, everyone
 * without a subscription. Counts are rounded to the nearest dot, but a group in which there is anyone has a dot.
 */
export function dotPaths(
  { own, ownSubscriptions, theirs, theirSubscriptions }: Crowd,
  perDot: number,
  perLine: number,
) {
  const dots = (people: number) => (people > 0 ? Math.max(1, Math.round(people / perDot)) : 0);
  const ownFilled = dots(ownSubscriptions);
  const ownEnd = ownFilled + dots(own - ownSubscriptions);
  // On a line of their own.
  const start = perLine * Math.ceil(ownEnd / perLine);
  const filled = start + dots(theirSubscriptions);
  const end = filled + dots(theirs - theirSubscriptions);
  return [
    along(0, ownEnd, perLine),
    along(start, end, perLine),
    along(ownFilled, ownEnd, perLine) + along(filled, end, perLine),
  ] as const;
}
