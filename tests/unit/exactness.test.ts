import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, Tier } from '../../src/config/settings-types.ts';
import { isExact } from '../../src/model/exactness.ts';
import { project } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const largest = { partnersAtStart: 99_999, newLevel1PartnersPerMonth: 99_999 };
const gigantic: Plan = {
  ...samplePlan,
  tiers: { ...samplePlan.tiers, BOOST: { priceCents: 100_000_00, level1Commission: 100, level2Commission: 100 } },
  horizonMonths: 120,
  level2PartnersPerLevel1Partner: 100,
};

test('the sample plan’s amounts are exact up to the largest inputs, those of a gigantic one are not', () => {
  expect(isExact(samplePlan, largest)).toBe(true);
  expect(isExact(gigantic, largest)).toBe(false);
  expect(isExact(gigantic, { partnersAtStart: 5, newLevel1PartnersPerMonth: 5 })).toBe(true);
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
