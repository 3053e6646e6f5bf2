import { describe, expect, test } from 'vitest';
import { maximumInput } from '../../src/config/inputs.ts';
import type { Plan } from '../../src/config/settings-types.ts';
import { entryTier, project, tierNames } from '../../src/model/projection.ts';
import vectors from '../support/projection.json';
import { samplePlan } from '../support/sample-plan.ts';

describe('the projection gives the independently computed rows', () => {
  test.for(vectors.cases)(
    '$partnersAtStart partners at the start, $newLevel1PartnersPerMonth a month',
    ({ partnersAtStart, newLevel1PartnersPerMonth, months }) => {
      const rows = project(samplePlan, { partnersAtStart, newLevel1PartnersPerMonth });
      expect(rows).toHaveLength(12);
      expect(rows).toEqual(months);
    },
  );
});

test('every amount and count is a safe integer, up to the largest inputs', () => {
  const rows = project(samplePlan, { partnersAtStart: maximumInput, newLevel1PartnersPerMonth: maximumInput });
  const numbers = rows.flatMap(({ level1Customers, level2Customers, ...totals }) => [
    ...Object.values(totals),
    ...Object.values(level1Customers),
    ...Object.values(level2Customers),
  ]);
  expect(numbers).toHaveLength(rows.length * 10);
  expect(numbers.filter((number) => !Number.isSafeInteger(number))).toEqual([]);
});

test('the tiers are listed cheapest first and everyone starts in the first', () => {
  expect(tierNames(samplePlan)).toEqual(['BOOST', 'TURBO', 'NITRO']);
  expect(entryTier(samplePlan)).toBe('BOOST');
});

const otherTier = { priceCents: 100, level1Commission: 50, level2Commission: 10 };
const otherPlan = {
  currency: 'EUR',
  tiers: { small: otherTier, middle: otherTier, large: { ...otherTier, priceCents: 300 } },
  upgrades: [{ month: 2, shares: { middle: 50, large: 50 } }],
  horizonMonths: 3,
  level2PartnersPerLevel1Partner: 1,
} satisfies Plan;

test("another plan's tiers, horizon and rates apply", () => {
  const rows = project(otherPlan, { partnersAtStart: 2, newLevel1PartnersPerMonth: 0 });
  expect(rows.map((row) => row.month)).toEqual([1, 2, 3]);
  expect(rows[1]?.level1Customers).toEqual({ small: 0, middle: 1, large: 1 });
  expect(rows[2]?.level2Customers).toEqual({ small: 4, middle: 0, large: 0 });
  expect(rows.map((row) => row.totalRevenueCents)).toEqual([100, 220, 240]);
});

test('shares that round up to more customers than there are move only those there are', () => {
  const rows = project(otherPlan, { partnersAtStart: 1, newLevel1PartnersPerMonth: 0 });
  expect(rows[1]?.level1Customers).toEqual({ small: 0, middle: 1, large: 0 });
});
