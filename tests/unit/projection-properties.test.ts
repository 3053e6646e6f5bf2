import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, type Customers, type Inputs } from '../../src/model/projection.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPartners, anyPlan } from './any-plan.ts';

const total = (customers: Customers<string>) => Object.values(customers).reduce((sum, count) => sum + count, 0);
const revenues = (inputs: Inputs) => project(samplePlan, inputs).map(({ totalRevenueCents }) => totalRevenueCents);

test('in any plan, whatever is assumed, nothing is ever less than zero or no whole number', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const { level1Customers, level2Customers, ...totals } of project(plan, inputs)) {
        const counts = [level1Customers, level2Customers, totals].flatMap((numbers) => Object.values<number>(numbers));
        expect(counts.filter((count) => count < 0 || !Number.isInteger(count))).toEqual([]);
      }
    }),
  );
});

test('in any plan, no upgrade loses a customer: the tiers hold all who ever joined, at both levels', () => {
  fc.assert(
    fc.property(anyPlan, anyPartners, (plan, partners) => {
      let level2 = 0;
      for (const row of project(plan, plannedInputs(plan, partners))) {
        const level1 = partners.partnersAtStart + (row.month - 1) * partners.newLevel1PartnersPerMonth;
        level2 += row.month === 1 ? 0 : plan.level2PartnersPerLevel1Partner * level1;
        expect([row.cumulativeLevel1Partners, row.activeLevel1Partners]).toEqual([level1, level1]);
        expect([total(row.level1Customers), total(row.level2Customers)]).toEqual([level1, level2]);
      }
    }),
  );
});

test('one more partner raises every later month, whatever the rounding', () => {
  // Shares are twentieths and are taken twice, so the rounding repeats every 20 x 20 starting partners and every 20 new
  // ones a month: these are all the cases.
  for (let start = 0; start < 400; start++) {
    for (let monthly = 0; monthly < 20; monthly++) {
      const given = plannedInputs(samplePlan, { partnersAtStart: start, newLevel1PartnersPerMonth: monthly });
      const before = revenues(given);
      const atStart = revenues({ ...given, partnersAtStart: start + 1 });
      const perMonth = revenues({ ...given, newLevel1PartnersPerMonth: monthly + 1 });
      // Month 1 has no new partners.
      const rises = before.every((cents, at) => atStart[at]! > cents && (at === 0 || perMonth[at]! > cents));
      expect(rises, `${start}, ${monthly}`).toBe(true);
    }
  }
});

test('one percentage point more of cancellations raises no month, down to the smallest inputs', () => {
  // It follows that no larger increase raises a month either. Rounding matters most with few partners.
  const few = fc
    .tuple(anyInputs, fc.nat({ max: 12 }), fc.nat({ max: 2 }))
    .map(([inputs, start, monthly]) => ({ ...inputs, partnersAtStart: start, newLevel1PartnersPerMonth: monthly }));
  fc.assert(
    fc.property(fc.oneof(anyInputs, few), (inputs) => {
      fc.pre(inputs.cancellation < 100);
      const more = revenues({ ...inputs, cancellation: inputs.cancellation + 1 });
      expect(revenues(inputs).filter((cents, at) => more[at]! > cents)).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
});

test('assumptions below the plan’s never give more than the plan in any month', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const planned = plannedInputs(samplePlan, inputs);
      const below = { ...inputs, referralsTenths: Math.min(inputs.referralsTenths, planned.referralsTenths) };
      const most = revenues(planned);
      expect(revenues(below).filter((cents, at) => cents > most[at]!)).toEqual([]);
    }),
  );
});
