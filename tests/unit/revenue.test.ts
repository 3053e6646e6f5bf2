import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tier } from '../../src/model/plan.ts';
import { commissionCents, revenueByTierCents } from '../../src/model/revenue.ts';
import { samplePlan } from '../support/sample-plan.ts';

const oddTier: Tier = { priceCents: 1, level1Commission: 50, level2Commission: 49 };

test('half a cent of commission is rounded up and less than half is rounded down', () => {
  expect(commissionCents(oddTier, 50, 1)).toBe(1);
  expect(commissionCents(oddTier, 49, 1)).toBe(0);
  expect(commissionCents(oddTier, 50, 3)).toBe(2);
});

test('a commission is exact to the cent for any price, rate and count', () => {
  const priceCents = fc.integer({ min: 0, max: 1_000_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const count = fc.integer({ min: 0, max: 20_000_000 });
  fc.assert(
    fc.property(priceCents, percent, count, (price, rate, customers) => {
      const hundredths = BigInt(price) * BigInt(rate) * BigInt(customers);
      const exact = hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
      expect(commissionCents({ ...oddTier, priceCents: price }, rate, customers)).toBe(Number(exact));
    }),
  );
});

const nobody = { BOOST: 0, TURBO: 0, NITRO: 0 };
const oneEach = { BOOST: 1, TURBO: 1, NITRO: 1 };

test('the plan pays 75 percent of each price at level 1 and 5 percent at level 2', () => {
  expect(revenueByTierCents(samplePlan, oneEach, nobody)).toEqual([18_75, 67_50, 120_00]);
  expect(revenueByTierCents(samplePlan, nobody, oneEach)).toEqual([1_25, 4_50, 8_00]);
});

test('a tier earns commission on its customers at both levels', () => {
  const level1 = { BOOST: 1, TURBO: 2, NITRO: 3 };
  const level2 = { BOOST: 4, TURBO: 5, NITRO: 6 };
  expect(revenueByTierCents(samplePlan, level1, level2)).toEqual([18_75 + 5_00, 135_00 + 22_50, 360_00 + 48_00]);
});
