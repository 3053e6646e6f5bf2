import { expect, test } from 'vitest';
import { barLengths } from '../../src/model/bars.ts';

const rows = (...cents: readonly number[]) =>
  cents.map((totalRevenueCents) => ({ totalRevenueCents }) as Parameters<typeof barLengths>[0][number]);

test.for([
  {
    best: 'the last month',
    entered: [100, 300, 400],
    cautious: [50, 100, 200],
    lengths: [250, 125, 750, 250, 1000, 500],
  },
  { best: 'an earlier month', entered: [900, 300], cautious: [300, 0], lengths: [1000, 333, 333, 0] },
  { best: 'the less optimistic scenario', entered: [200, 200], cautious: [100, 300], lengths: [667, 333, 667, 1000] },
  { best: 'no month, without any revenue', entered: [0, 0], cautious: [0, 0], lengths: [0, 0, 0, 0] },
])('bars are as long as their share of the best amount, which is that of $best', ({ entered, cautious, lengths }) => {
  expect(barLengths(rows(...entered), rows(...cautious)).flat()).toEqual(lengths);
});
