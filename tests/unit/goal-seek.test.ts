import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumInput } from '../../src/settings/settings.ts';
import { nextAmount, partnersFor } from '../../src/model/goal-seek.ts';
import { project } from '../../src/model/projection.ts';
import goalSeek from '../support/needed.json';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

test.for(goalSeek.cases)(
  'with the sample plan, $targetCents cents take $newLevel1PartnersPerMonth partners a month, as counted up elsewhere',
  ({ targetCents, cents, newLevel1PartnersPerMonth, ...assumed }) => {
    const answer = partnersFor(samplePlan, { ...assumed, newLevel1PartnersPerMonth: 0 }, targetCents);
    expect(answer?.newPartners ?? null).toBe(newLevel1PartnersPerMonth);
    expect(answer?.cents ?? null).toBe(cents);
  },
);

test('the field starts with the next round amount above what is reached already', () => {
  const amounts = [0, 63_750, 100_00, 393_450, 500_000, 9_999_999_00].map(nextAmount);
  expect(amounts).toEqual([100, 1000, 250, 5000, 10_000, 9_999_999]);
});

test('in any plan, the answer reaches the amount, or the largest number does not', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, fc.nat({ max: 1e9 }), (plan, inputs, targetCents) => {
      const answer = partnersFor(plan, inputs, targetCents);
      const newLevel1PartnersPerMonth = answer?.newPartners ?? maximumInput;
      const { totalRevenueCents } = project(plan, { ...inputs, newLevel1PartnersPerMonth }).at(-1)!;
      expect(totalRevenueCents >= targetCents).toBe(answer !== undefined);
      expect(answer?.cents ?? totalRevenueCents).toBe(totalRevenueCents);
    }),
    { numRuns: 50 },
  );
});
