import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumInput } from '../../src/settings/settings.ts';
import { fewestPartners } from '../../src/model/goal-seek.ts';
import type { Plan } from '../../src/model/plan.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import goalSeek from '../support/needed.json';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const centsWith = (plan: Plan, inputs: Inputs, month: number, partners: number) =>
  project(plan, { ...inputs, newLevel1PartnersPerMonth: partners })[month - 1]!.totalRevenueCents;

describe('with the sample plan, as computed independently by counting up', () => {
  test.for(goalSeek.cases)(
    'in month $month, $targetCents cents take $newLevel1PartnersPerMonth partners a month',
    ({ targetCents, month, cents, newLevel1PartnersPerMonth, ...assumed }) => {
      const inputs = { ...assumed, newLevel1PartnersPerMonth: 0 };
      const partners = fewestPartners(samplePlan, inputs, targetCents, month);
      expect(partners ?? null).toBe(newLevel1PartnersPerMonth);
      if (partners !== undefined) expect(centsWith(samplePlan, inputs, month, partners)).toBe(cents);
    },
  );
});

test('in any plan, the answer reaches the amount, or the largest number does not', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, fc.nat({ max: 1e9 }), (plan, inputs, targetCents) => {
      const month = plan.horizonMonths;
      const partners = fewestPartners(plan, inputs, targetCents, month);
      const best = centsWith(plan, inputs, month, partners ?? maximumInput);
      expect(best >= targetCents).toBe(partners !== undefined);
    }),
    { numRuns: 50 },
  );
});
