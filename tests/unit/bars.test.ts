import { expect, test } from 'vitest';
import { barsOf } from '../../src/model/bars.ts';

const rows = (...cents: readonly number[]) =>
  cents.map((totalRevenueCents) => ({ totalRevenueCents }) as Parameters<typeof barsOf>[0][number]);

test.for([
  { best: 'the last month', own: [100, 300, 400], original: [50, 100, 200], bars: [25, 13, 75, 25, 100, 50] },
  { best: 'an earlier month', own: [900, 300], original: [300, 0], bars: [100, 33, 33, 0] },
  { best: 'one with the original assumptions', own: [200, 200], original: [100, 300], bars: [67, 33, 67, 100] },
  { best: 'no month, without any revenue', own: [0, 0], original: [0, 0], bars: [0, 0, 0, 0] },
])('bars are as long as their share of the best amount, which is that of $best', ({ own, original, bars }) => {
  const drawn = barsOf(rows(...own), rows(...original));
  expect(drawn.flatMap(({ length, originalLength }) => [length, originalLength])).toEqual(bars);
});
