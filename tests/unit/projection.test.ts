import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/model/plan.ts';
import { overview } from '../../src/model/overview.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { project } from '../../src/model/projection.ts';
import assumptions from '../support/assumptions.json';
import vectors from '../support/projection.json';
import { samplePlan } from '../support/sample-plan.ts';

describe('the projection gives the independently computed rows', () => {
  test.for(vectors.cases)(
    '$partnersAtStart partners at the start, $newLevel1PartnersPerMonth a month',
    ({ months, ...partners }) => {
      const planned = months.map((month) => ({ ...month, activeLevel1Partners: month.cumulativeLevel1Partners }));
      const rows = project(samplePlan, plannedInputs(samplePlan, partners));
      expect(rows).toHaveLength(12);
      expect(rows).toEqual(planned);
    },
  );
});

describe('with other assumptions, the projection gives the independently computed rows and cancellations', () => {
  test.for(assumptions.cases)(
    '$cancellation % cancel, $referralsTenths tenths of a referral, $conversion % buy',
    ({ months, ...inputs }) => {
      const rows = project(samplePlan, inputs).map((row, index) => {
        const [level1, level2] = overview(samplePlan, inputs)[index]!.levels;
        return {
          ...row,
          cancelledLevel1: level1.cancelledSubscriptions,
          cancelledLevel2: level2.cancelledSubscriptions,
        };
      });
      expect(rows).toHaveLength(12);
      expect(rows).toEqual(months);
    },
  );
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
  const rows = project(otherPlan, plannedInputs(otherPlan, { partnersAtStart: 2, newLevel1PartnersPerMonth: 0 }));
  expect(rows.map((row) => row.month)).toEqual([1, 2, 3]);
  expect(rows[1]?.level1Customers).toEqual({ small: 0, middle: 1, large: 1 });
  expect(rows[2]?.level2Customers).toEqual({ small: 4, middle: 0, large: 0 });
  expect(rows.map((row) => row.totalRevenueCents)).toEqual([100, 220, 240]);
});

test('shares that round up to more customers than there are move only those there are', () => {
  const rows = project(otherPlan, plannedInputs(otherPlan, { partnersAtStart: 1, newLevel1PartnersPerMonth: 0 }));
  expect(rows[1]?.level1Customers).toEqual({ small: 0, middle: 1, large: 0 });
});
