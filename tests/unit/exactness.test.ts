import { expect, test } from 'vitest';
import type { Plan } from '../../src/model/plan.ts';
import { isExact } from '../../src/build/check-settings.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { samplePlan } from '../support/sample-plan.ts';

const gigantic: Plan = {
  ...samplePlan,
  tiers: { ...samplePlan.tiers, BOOST: { priceCents: 100_000_00, level1Commission: 100, level2Commission: 100 } },
  horizonMonths: 120,
  level2PartnersPerLevel1Partner: 100,
};

test('the amounts of a gigantic plan are exact for small inputs', () => {
  expect(isExact(gigantic, plannedInputs(gigantic, { partnersAtStart: 5, newLevel1PartnersPerMonth: 5 }))).toBe(true);
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
