import { expect, test } from 'vitest';
import { columnHeights } from '../../src/model/drawings.ts';

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
