import { expect, test } from 'vitest';
import { barLength } from '../../src/model/bars.ts';
import type { MonthlyResult } from '../../src/model/projection.ts';

const rows = (...cents: readonly number[]) =>
  cents.map((totalRevenueCents) => ({ totalRevenueCents }) as MonthlyResult);

test.for([
  { best: 'the last month', own: [100, 400], other: [50, 200], bars: [25, 100, 12.5, 50] },
  { best: 'an earlier month', own: [900, 300], other: [300, 0], bars: [100, 33.4, 33.4, 0] },
  { best: 'one of the other example', own: [100, 200], other: [50, 400], bars: [25, 50, 12.5, 100] },
  { best: 'no month, without any commission', own: [0, 0], other: [0, 0], bars: [0, 0, 0, 0] },
])('the months’ bars are as long as their share of the best amount, which is that of $best', (examples) => {
  const drawn = { rows: rows(...examples.own), otherRows: rows(...examples.other), month: 1 };
  const lengths = [false, true].map((isOther) => [1, 2].map((month) => barLength({ month, isOther }, drawn)));
  expect(lengths.flat()).toEqual(examples.bars);
});

test('of the answer’s two bars the longer one has the full length, and what is not nothing is drawn', () => {
  const pair = (own: number, other: number) => {
    const drawn = { rows: rows(0, own), otherRows: rows(9999, other), month: 2 };
    return [barLength({}, drawn), barLength({ isOther: true }, drawn)];
  };
  expect(pair(400, 100)).toEqual([100, 25]);
  expect(pair(100, 400)).toEqual([25, 100]);
  expect(pair(1_000_000, 1)).toEqual([100, 0.1]);
  expect(pair(0, 0)).toEqual([0, 0]);
});
