import type { MonthlyResult } from './projection.ts';

/** Height of the tallest column. Heights are rounded to whole units, which are less than a pixel on screen. */
export const fullHeight = 1000;

/**
 * Column heights of each month in both cases, from 0 to `fullHeight`, month 1 first. The best month of both cases has
 * the full height. It need not be the last: revenue falls when customers move to a tier that earns less.
 */
export function columnHeights<TierName extends string>(
  rows: readonly MonthlyResult<TierName>[],
  cautiousRows: readonly MonthlyResult<TierName>[],
): readonly (readonly [entered: number, cautious: number])[] {
  const fullCents = Math.max(1, ...[...rows, ...cautiousRows].map(({ totalRevenueCents }) => totalRevenueCents));
  const heightOf = ({ totalRevenueCents }: MonthlyResult<TierName>) =>
    Math.round((fullHeight * totalRevenueCents) / fullCents);
  return rows.map((row, index) => [heightOf(row), heightOf(cautiousRows[index]!)]);
}

/** Largest crowd that is drawn with one dot per person. In larger ones, a dot stands for 10 people, then 100. */
const mostPeople = 150;

/** How many dots fit on a line, with the other case beside it: `narrow` on phones, `wide` on desktops. */
export const dotsPerLine = { narrow: 17, wide: 31 } as const;

/** The people behind an amount: `own` partners, the partners of those (`theirs`), and the subscriptions of each. */
export interface Crowd {
  readonly own: number;
  readonly ownSubscriptions: number;
  readonly theirs: number;
  readonly theirSubscriptions: number;
}

/** How many people one dot stands for: 1, 10, 100 and so on. The largest crowd decides, so that all can be compared. */
export function peoplePerDot(crowds: readonly Crowd[]): number {
  const most = Math.max(...crowds.map(({ own, theirs }) => own + theirs));
  let perDot = 1;
  while (most / perDot > mostPeople) perDot *= 10;
  return perDot;
}

/** How many lines are enough for any crowd: each group starts on a new line, and may end with a partly filled one. */
export const linesFor = (perLine: number) => Math.floor(mostPeople / perLine) + 2;

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
 * without a subscription. Counts are rounded up to whole dots, so that a remainder is drawn, too.
 */
export function dotPaths(
  { own, ownSubscriptions, theirs, theirSubscriptions }: Crowd,
  perDot: number,
  perLine: number,
) {
  const dots = (people: number) => Math.ceil(people / perDot);
  const path = (people: number, first: number, from = 0) => along(first + dots(from), first + dots(people), perLine);
  // On a line of their own.
  const ofTheirs = perLine * Math.ceil(dots(own) / perLine);
  return {
    own: path(own, 0),
    theirs: path(theirs, ofTheirs),
    without: path(own, 0, ownSubscriptions) + path(theirs, ofTheirs, theirSubscriptions),
  };
}
