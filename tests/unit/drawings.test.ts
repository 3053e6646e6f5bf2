import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Crowd, columnHeights, dotPaths, dotsPerLine, linesFor, peoplePerDot } from '../../src/model/drawings.ts';

const rows = (...cents: readonly number[]) =>
  cents.map((totalRevenueCents) => ({ totalRevenueCents }) as Parameters<typeof columnHeights>[0][number]);

test.for([
  {
    best: 'the last month',
    entered: [100, 300, 400],
    cautious: [50, 100, 200],
    heights: [250, 125, 750, 250, 1000, 500],
  },
  { best: 'an earlier month', entered: [900, 300], cautious: [300, 0], heights: [1000, 333, 333, 0] },
  { best: 'the cautious case', entered: [200, 200], cautious: [100, 300], heights: [667, 333, 667, 1000] },
  { best: 'no month, without any revenue', entered: [0, 0], cautious: [0, 0], heights: [0, 0, 0, 0] },
])(
  'columns are as high as their share of the best amount, which is that of $best',
  ({ entered, cautious, heights }) => {
    expect(columnHeights(rows(...entered), rows(...cautious)).flat()).toEqual(heights);
  },
);

/** The places of a path's dots, counted line by line. */
const placesOf = (path: string, perLine: number) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h(-?[\d.]+)/g)].flatMap(([, x, y, length]) => {
    const first = perLine * (Number(y) - 0.5) + Number(x) - 0.5;
    return Array.from({ length: Math.round(Number(length) + 0.9) }, (_, index) => first + index);
  });

const crowd = (own: number, theirs: number): Crowd => ({
  own,
  ownSubscriptions: own,
  theirs,
  theirSubscriptions: theirs,
});

const anyCrowd = fc
  .tuple(fc.nat(2_000_000), fc.nat(20_000_000), fc.nat(100), fc.nat(100))
  .map(([own, theirs, ofOwn, ofTheirs]) => ({
    own,
    ownSubscriptions: Math.floor((own * ofOwn) / 100),
    theirs,
    theirSubscriptions: Math.floor((theirs * ofTheirs) / 100),
  }));

describe.for(Object.values(dotsPerLine))('with %d dots in a line', (perLine) => {
  test('every person has a dot, alone or in a bundle; one’s own come first, theirs begin a line, and all have room', () => {
    fc.assert(
      fc.property(fc.array(anyCrowd, { minLength: 1, maxLength: 2 }), (crowds) => {
        const perDot = peoplePerDot(crowds);
        for (const one of crowds) {
          const paths = dotPaths(one, perDot, perLine);
          const [own, theirs] = [placesOf(paths.own, perLine), placesOf(paths.theirs, perLine)];
          expect(own).toEqual(Array.from({ length: Math.ceil(one.own / perDot) }, (_, place) => place));
          expect(theirs).toHaveLength(Math.ceil(one.theirs / perDot));
          expect((theirs[0] ?? 0) % perLine).toBe(0);
          expect(theirs[0] ?? Infinity).toBeGreaterThanOrEqual(own.length);
          expect([...own, ...theirs].at(-1) ?? 0).toBeLessThan(perLine * linesFor(perLine));
          expect(own.length + theirs.length).toBeLessThanOrEqual(160);
        }
      }),
    );
  });

  test('those without a subscription are the last of each level', () => {
    const paths = dotPaths({ own: 30, ownSubscriptions: 28, theirs: 5, theirSubscriptions: 4 }, 1, perLine);
    const ofTheirs = perLine * Math.ceil(30 / perLine);
    expect(placesOf(paths.without, perLine)).toEqual([28, 29, ofTheirs + 4]);
    expect(dotPaths(crowd(30, 5), 1, perLine).without).toBe('');
  });
});

test('a dot is one person for 150 people or fewer, then ten, then a hundred, the same in both cases', () => {
  expect(peoplePerDot([crowd(0, 0)])).toBe(1);
  expect(peoplePerDot([crowd(50, 100)])).toBe(1);
  expect(peoplePerDot([crowd(51, 100)])).toBe(10);
  expect(peoplePerDot([crowd(1, 0), crowd(51, 100)])).toBe(10);
  expect(peoplePerDot([crowd(1_501, 0)])).toBe(100);
});
