import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionParts } from '../../src/model/commission-parts.ts';
import { project } from '../../src/model/projection.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

test('in any plan, the parts of a month’s commission add up to it, to the cent, and nothing comes from upgrades without upgrades', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const row of project(plan, inputs)) {
        const { level1, level2, upgrades } = commissionParts(plan, row);
        expect(level1 + level2 + upgrades).toBe(row.totalRevenueCents);
        if (plan.upgrades.length === 0) expect(upgrades).toBe(0);
      }
    }),
  );
});

test('upgrades bring what the same subscriptions would not bring in the entry tier', () => {
  const rows = project(samplePlan, plannedInputs(samplePlan, { partnersAtStart: 0, newLevel1PartnersPerMonth: 10 }));
  // 110 x 18.75, 1,320 x 1.25, and the rest.
  expect(commissionParts(samplePlan, rows[11]!)).toEqual({ level1: 2_062_50, level2: 1_650_00, upgrades: 222_00 });
});
