import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aspect, people } from '../../src/model/people.ts';

/** How many marks stand on each line of a path. */
const linesOf = (path: string) =>
  [...path.matchAll(/M\.5 ([\d.]+)h(-?[\d.]+)/g)].map(([, , length]) => Math.round(Number(length) + 0.9));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const crowd = (own: number, theirs: number) => ({ own, theirs });

const crowds = fc.array(fc.record({ own: fc.nat(2_000_000), theirs: fc.nat(20_000_000) }), {
  minLength: 1,
  maxLength: 2,
});

test('every person has a mark, alone or in a bundle that is as large in all drawings', () => {
  fc.assert(
    fc.property(crowds, (all) => {
      const { perMark, drawings } = people(all);
      for (const [index, { own, theirs }] of all.entries()) {
        const [ofAll, ofOwn] = drawings[index]!.map((path) => sum(linesOf(path)));
        expect(ofOwn).toBe(Math.ceil(own / perMark));
        expect(ofAll! - ofOwn!).toBe(Math.ceil(theirs / perMark));
      }
    }),
  );
});

test('the marks fill one line after the other, and all have room in the drawings', () => {
  fc.assert(
    fc.property(crowds, (all) => {
      const { lines, drawings } = people(all);
      for (const path of drawings.flat()) {
        const marks = linesOf(path);
        expect(marks.length).toBeLessThanOrEqual(lines);
        expect(marks.slice(0, -1).every((number) => number === lines * aspect)).toBe(true);
        expect(marks.at(-1) ?? 0).toBeLessThanOrEqual(lines * aspect);
      }
    }),
  );
});

test('a mark is one person as long as all of the largest crowd have room, then ten, then a hundred', () => {
  const perMark = (...all: Parameters<typeof crowd>[]) => people(all.map((counts) => crowd(...counts))).perMark;
  expect(perMark([0, 0])).toBe(1);
  expect(perMark([500, 1_000])).toBe(1);
  expect(perMark([501, 1_000])).toBe(10);
  expect(perMark([1, 0], [501, 1_000])).toBe(10);
  expect(perMark([15_001, 0])).toBe(100);
});

test('fewer people have larger marks, but a handful does not fill the drawing', () => {
  expect(people([crowd(10, 100)]).lines).toBeLessThan(people([crowd(100, 1_000)]).lines);
  expect(people([crowd(1, 2)]).lines).toBe(people([crowd(0, 0)]).lines);
});
