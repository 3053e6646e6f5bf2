import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crowds, type Crowd } from '../../src/model/crowd.ts';

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

test('every person has a dot, alone or in a bundle, one after the other, in a drawing of the same shape; one’s own come first', () => {
  fc.assert(
    fc.property(fc.array(anyCrowd, { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 9 }), (all, ratio) => {
      const { perDot, lines, perLine, drawings } = crowds(all, ratio);
      expect(perLine).toBe(ratio * lines);
      for (const [index, { own, theirs }] of all.entries()) {
        const { own: ofOwn, theirs: ofTheirs } = drawings[index]!;
        const places = [...placesOf(ofOwn, perLine), ...placesOf(ofTheirs, perLine)];
        expect(placesOf(ofOwn, perLine)).toHaveLength(Math.ceil(own / perDot));
        expect(places).toEqual(
          Array.from({ length: Math.ceil(own / perDot) + Math.ceil(theirs / perDot) }, (_, k) => k),
        );
        expect(places.length).toBeLessThanOrEqual(lines * perLine);
      }
    }),
  );
});

test('those without a subscription are the last of each level', () => {
  const { perLine, drawings } = crowds([{ own: 30, ownSubscriptions: 28, theirs: 5, theirSubscriptions: 4 }], 1);
  expect(placesOf(drawings[0]!.without, perLine)).toEqual([28, 29, 34]);
  expect(crowds([crowd(30, 5)], 1).drawings[0]!.without).toBe('');
});

test('a dot is one person as long as all of the largest crowd have room, then ten, then a hundred', () => {
  const perDot = (...all: Crowd[]) => crowds(all, 1).perDot;
  expect(perDot(crowd(0, 0))).toBe(1);
  expect(perDot(crowd(500, 2_000))).toBe(1);
  expect(perDot(crowd(501, 2_000))).toBe(10);
  expect(perDot(crowd(1, 0), crowd(501, 2_000))).toBe(10);
  expect(perDot(crowd(25_001, 0))).toBe(100);
});

test('fewer people have larger dots, but a handful does not fill the drawing', () => {
  const linesOf = (one: Crowd) => crowds([one], 6).lines;
  expect(linesOf(crowd(100, 900))).toBeLessThan(linesOf(crowd(100, 1_400)));
  expect(linesOf(crowd(1, 2))).toBe(linesOf(crowd(0, 0)));
});
