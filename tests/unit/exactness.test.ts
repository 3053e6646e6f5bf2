import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, Tier } from '../../src/config/plan-types.ts';
import { largestInputs } from '../../src/config/inputs.ts';
import { isExact } from '../../src/model/exactness.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { project } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const gigantic: Plan = {
  ...samplePlan,
  tiers: { ...samplePlan.tiers, BOOST: { priceCents: 100_000_00, level1Commission: 100, level2Commission: 100 } },
  horizonMonths: 120,
  level2PartnersPerLevel1Partner: 100,
};

test('the sample plan’s amounts are exact up to the largest inputs, those of a gigantic one are not', () => {
  expect(isExact(samplePlan, largestInputs)).toBe(true);
  expect(isExact(gigantic, largestInputs)).toBe(false);
  expect(isExact(gigantic, plannedInputs(gigantic, { partnersAtStart: 5, newLevel1PartnersPerMonth: 5 }))).toBe(true);
});

test('amounts are exact only if those of both levels are', () => {
  const withCommissions = (level1Commission: number, level2Commission: number): Plan => ({
    ...gigantic,
    tiers: { only: { priceCents: 100_000_00, level1Commission, level2Commission } },
    upgrades: [],
  });
  expect(isExact(withCommissions(1, 0), largestInputs)).toBe(true);
  expect(isExact(withCommissions(100, 0), largestInputs)).toBe(false);
  expect(isExact(withCommissions(0, 100), largestInputs)).toBe(false);
});

test('an amount is exact as long as what is rounded is less than 2^53', () => {
  const costing = (priceCents: number): Plan => ({
    ...samplePlan,
    tiers: { only: { priceCents, level1Commission: 2, level2Commission: 0 } },
    upgrades: [],
  });
  const inputs = plannedInputs(samplePlan, { partnersAtStart: 1, newLevel1PartnersPerMonth: 0 });
  expect(isExact(costing(2 ** 52 - 26), inputs)).toBe(true);
  expect(isExact(costing(2 ** 52 - 25), inputs)).toBe(false);
});

test('an exact plan’s revenue is what unlimited whole numbers give', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      fc.pre(isExact(plan, inputs));
      for (const { totalRevenueCents, level1Customers, level2Customers } of project(plan, inputs)) {
        const commission = (count: number, { priceCents }: Tier, rate: number) =>
          (BigInt(count) * BigInt(priceCents) * BigInt(rate) + 50n) / 100n;
        const commissions = Object.entries<Tier>(plan.tiers).map(
          ([name, tier]) =>
            commission(level1Customers[name]!, tier, tier.level1Commission) +
            commission(level2Customers[name]!, tier, tier.level2Commission),
        );
        expect(BigInt(totalRevenueCents)).toBe(commissions.reduce((sum, one) => sum + one, 0n));
      }
    }),
  );
});
