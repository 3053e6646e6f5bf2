import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Crowd } from '../../src/model/crowd.ts';
import { dotLines, dotPaths, dotsPerLine, peoplePerDot } from '../../src/model/dots.ts';

/** The places of a path's dots, counted line by line. */
const placesOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h(-?[\d.]+)/g)].flatMap(([, x, y, length]) => {
    const first = dotsPerLine * (Number(y) - 0.5) + Number(x) - 0.5;
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

const dotsFor = (people: number, perDot: number) => (people === 0 ? 0 : Math.max(1, Math.round(people / perDot)));

test('each group has a dot for so many people, to the nearest and at least one; one’s own come first, theirs begin a line, and all have room', () => {
  fc.assert(
    fc.property(fc.array(anyCrowd, { minLength: 1, maxLength: 2 }), (crowds) => {
      const perDot = peoplePerDot(crowds);
      for (const one of crowds) {
        const [own, theirs, without] = dotPaths(one, perDot).map(placesOf);
        const groups = [one.ownSubscriptions, one.own - one.ownSubscriptions];
        const others = [one.theirSubscriptions, one.theirs - one.theirSubscriptions];
        const [ownDots, theirDots] = [groups, others].map((counts) => counts.map((count) => dotsFor(count, perDot)));
        expect(own).toEqual(Array.from({ length: ownDots![0]! + ownDots![1]! }, (_, place) => place));
        expect(theirs).toHaveLength(theirDots![0]! + theirDots![1]!);
        // Those without a subscription are the last of each level.
        expect(without).toEqual([...own!.slice(ownDots![0]), ...theirs!.slice(theirDots![0])]);
        expect((theirs![0] ?? 0) % dotsPerLine).toBe(0);
        expect(theirs![0] ?? Infinity).toBeGreaterThanOrEqual(own!.length);
        expect([...own!, ...theirs!].at(-1) ?? 0).toBeLessThan(dotsPerLine * dotLines);
      }
    }),
  );
});

test('a dot stands for 1, 2, 5, 10, 20 people and so on, so that the larger crowd has 60 to 160 dots', () => {
  fc.assert(
    fc.property(anyCrowd, anyCrowd, (one, other) => {
      const perDot = peoplePerDot([one, other]);
      const most = Math.max(one.own + one.theirs, other.own + other.theirs);
      fc.pre(most > 0);
      expect(`${perDot}`).toMatch(/^[125]0*$/);
      expect(most / perDot).toBeLessThanOrEqual(160);
      if (most > 160) expect(most / perDot).toBeGreaterThan(60);
      else expect(perDot).toBe(1);
    }),
  );
  expect(peoplePerDot([crowd(0, 0)])).toBe(0);
  expect(peoplePerDot([crowd(1, 0), crowd(61, 100)])).toBe(2);
});
