import { expect, test } from 'vitest';
import { barsOf, comparedBars } from '../../src/model/bars.ts';
import type { MonthlyResult } from '../../src/model/projection.ts';

const rows = (...cents: readonly number[]) =>
  cents.map((totalRevenueCents) => ({ totalRevenueCents }) as MonthlyResult);

test.for([
  { best: 'the last month', own: [100, 400], compared: [50, 200], plans: [100, 400], bars: [25, 13, 100, 50] },
  { best: 'an earlier month', own: [900, 300], compared: [300, 0], plans: [900, 300], bars: [100, 33, 33, 0] },
  { best: 'one of the plan', own: [100, 200], compared: [50, 50], plans: [200, 400], bars: [25, 13, 50, 13] },
  { best: 'no month, without any revenue', own: [0, 0], compared: [0, 0], plans: [0, 0], bars: [0, 0, 0, 0] },
])('bars are as long as their share of the best amount, which is that of $best', ({ own, compared, plans, bars }) => {
  const drawn = barsOf({ rows: rows(...own), comparedRows: rows(...compared), plansRows: rows(...plans) });
  expect(drawn.flatMap(({ length, comparedLength }) => [length, comparedLength])).toEqual(bars);
});

test('of two bars that are compared the longer one has the full length, and nothing has none', () => {
  const compare = (own: number, other: number) => comparedBars({ rows: rows(own), comparedRows: rows(other) }, 1);
  expect(compare(400, 100)).toEqual({ length: 100, comparedLength: 25 });
  expect(compare(100, 400)).toEqual({ length: 25, comparedLength: 100 });
  expect(compare(0, 0)).toEqual({ length: 0, comparedLength: 0 });
});
