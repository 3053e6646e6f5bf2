import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aspect, people } from '../../src/model/people.ts';

/** How many marks stand on each line of a path. */
const linesOf = (path: string) =>
  [...path.matchAll(/M\.5 ([\d.]+)h(-?[\d.]+)/g)].map(([, , length]) => Math.round(Number(length) + 0.9));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const counts = fc.tuple(fc.nat(2_000_000), fc.nat(20_000_000));

test('every person has a mark, alone or in a bundle', () => {
  fc.assert(
    fc.property(counts, ([own, theirs]) => {
      const { perMark, paths } = people(own, theirs);
      const [ofAll, ofOwn] = paths.map((path) => sum(linesOf(path)));
      expect(ofOwn).toBe(Math.ceil(own / perMark));
      expect(ofAll! - ofOwn!).toBe(Math.ceil(theirs / perMark));
    }),
  );
});

test('the marks fill one line after the other, and all have room in the drawing', () => {
  fc.assert(
    fc.property(counts, ([own, theirs]) => {
      const { lines, paths } = people(own, theirs);
      for (const path of paths) {
        const marks = linesOf(path);
        expect(marks.length).toBeLessThanOrEqual(lines);
        expect(marks.slice(0, -1).every((number) => number === lines * aspect)).toBe(true);
        expect(marks.at(-1) ?? 0).toBeLessThanOrEqual(lines * aspect);
      }
    }),
  );
});

test('a mark is one person as long as all have room, then ten, then a hundred', () => {
  expect(
    [people(0, 0), people(1_000, 2_000), people(1_001, 2_000), people(30_001, 0)].map(({ perMark }) => perMark),
  ).toEqual([1, 1, 10, 100]);
});

test('fewer people have larger marks, but a handful does not fill the drawing', () => {
  expect(people(10, 100).lines).toBeLessThan(people(100, 1_000).lines);
  expect(people(1, 2).lines).toBe(people(0, 0).lines);
});
