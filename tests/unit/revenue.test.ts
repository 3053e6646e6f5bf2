import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tier } from '../../src/model/plan.ts';
import { commissionCents } from '../../src/model/revenue.ts';

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
