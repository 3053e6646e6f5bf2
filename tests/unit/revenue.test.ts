import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plan, type Tier } from '../../src/config/plan.ts';
import { commissionCents, monthlyRevenueCents, tierRevenueCents } from '../../src/model/revenue.ts';

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

test('the plan pays 75 percent of the price at level 1 and 5 percent at level 2', () => {
  expect(tierRevenueCents(plan.tiers.BOOST, 1, 0)).toBe(18_75);
  expect(tierRevenueCents(plan.tiers.TURBO, 1, 0)).toBe(67_50);
  expect(tierRevenueCents(plan.tiers.NITRO, 1, 0)).toBe(120_00);
  expect(tierRevenueCents(plan.tiers.BOOST, 0, 1)).toBe(1_25);
  expect(tierRevenueCents(plan.tiers.TURBO, 0, 1)).toBe(4_50);
  expect(tierRevenueCents(plan.tiers.NITRO, 0, 1)).toBe(8_00);
});

test('a month pays for the customers of every tier at both levels', () => {
  const level1 = { BOOST: 1, TURBO: 2, NITRO: 3 };
  const level2 = { BOOST: 4, TURBO: 5, NITRO: 6 };
  expect(monthlyRevenueCents(plan, level1, level2)).toBe(18_75 + 135_00 + 360_00 + 5_00 + 22_50 + 48_00);
});
