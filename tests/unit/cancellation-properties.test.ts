import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/model/plan.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const revenues = (plan: Plan, inputs: Inputs) =>
  project(plan, inputs).map(({ totalRevenueCents }) => totalRevenueCents);

/**
 * Asserts that one percentage point more cancellations raises no month's revenue. It follows that no larger increase
 * does.
 */
function expectNoRise(plan: Plan, inputs: Inputs): void {
  fc.pre(inputs.cancellation < 100);
  const more = revenues(plan, { ...inputs, cancellation: inputs.cancellation + 1 });
  const risen = revenues(plan, inputs).flatMap((cents, index) => (more[index]! > cents ? [index + 1] : []));
  expect(risen, JSON.stringify(inputs)).toEqual([]);
}

test('more cancellations never give more in any month, down to the smallest inputs', () => {
  // Rounding shows most where there are few.
  for (let partnersAtStart = 0; partnersAtStart <= 12; partnersAtStart++) {
    for (let newLevel1PartnersPerMonth = 0; newLevel1PartnersPerMonth <= 2; newLevel1PartnersPerMonth++) {
      for (let cancellation = 0; cancellation < 100; cancellation++) {
        const partners = { partnersAtStart, newLevel1PartnersPerMonth };
        expectNoRise(samplePlan, { ...partners, cancellation, referralsTenths: 5, conversion: 50 });
        expectNoRise(samplePlan, { ...partners, cancellation, referralsTenths: 20, conversion: 100 });
      }
    }
  }
});

test('more cancellations never give more in any month, whatever else is assumed', () => {
  fc.assert(fc.property(anyInputs, (inputs) => expectNoRise(samplePlan, inputs)));
});

test('assumptions below the plan’s never give more than the plan in any month', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const planned = plannedInputs(samplePlan, inputs);
      const below = { ...inputs, referralsTenths: Math.min(inputs.referralsTenths, planned.referralsTenths) };
      const most = revenues(samplePlan, planned);
      expect(revenues(samplePlan, below).filter((cents, index) => cents > most[index]!)).toEqual([]);
    }),
  );
});

test('when everyone cancels, a month holds only those who have just joined', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      const [, ...later] = project(plan, { ...inputs, cancellation: 100, conversion: 100 });
      for (const { activeLevel1Partners, level1Customers } of later) {
        expect(activeLevel1Partners).toBe(inputs.newLevel1PartnersPerMonth);
        expect(Object.values(level1Customers)[0]).toBe(inputs.newLevel1PartnersPerMonth);
      }
    }),
  );
});
