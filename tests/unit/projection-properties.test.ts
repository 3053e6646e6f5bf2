import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstGrowthMonth, project, tierNames, type Customers, type Inputs } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const total = (customers: Customers<string>) => Object.values(customers).reduce((sum, count) => sum + count, 0);

test('in any plan, no tier ever holds fewer than zero customers', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const { level1Customers, level2Customers } of project(plan, inputs)) {
        const counts = [...Object.values(level1Customers), ...Object.values(level2Customers)];
        expect(counts.filter((count) => count < 0 || !Number.isInteger(count))).toEqual([]);
      }
    }),
  );
});

test('in any plan, the tiers together hold as many level-1 customers as there are level-1 partners so far', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const { month, level1Customers, cumulativeLevel1Partners } of project(plan, inputs)) {
        expect(total(level1Customers)).toBe(inputs.partnersAtStart + (month - 1) * inputs.newLevel1PartnersPerMonth);
        expect(total(level1Customers)).toBe(cumulativeLevel1Partners);
      }
    }),
  );
});

test('in any plan, no upgrade loses a level-2 customer: there are as many as ever joined', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      let joined = 0;
      for (const { month, level2Customers, cumulativeLevel1Partners, cumulativeLevel2Partners } of project(
        plan,
        inputs,
      )) {
        expect(cumulativeLevel2Partners).toBe(
          month === 1 ? 0 : plan.level2PartnersPerLevel1Partner * cumulativeLevel1Partners,
        );
        joined += cumulativeLevel2Partners;
        expect(total(level2Customers)).toBe(joined);
      }
    }),
  );
});

test('in any plan, nobody moves in a month without an upgrade', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      const rows = project(plan, inputs);
      const [, ...higher] = tierNames(plan);
      for (const [index, row] of rows.entries()) {
        const before = rows[index - 1];
        if (before === undefined || plan.upgrades.some(({ month }) => month === row.month)) continue;
        for (const tier of higher) {
          expect(row.level1Customers[tier]).toBe(before.level1Customers[tier]);
          expect(row.level2Customers[tier]).toBe(before.level2Customers[tier]);
        }
      }
    }),
  );
});

/** Months, from `from` on, in which the grown input does not raise the revenue. Month 1 has no new partners. */
function monthsWithoutRise(given: Inputs, grown: Inputs, from: number): number[] {
  const more = project(samplePlan, grown);
  return project(samplePlan, given)
    .filter(({ month, totalRevenueCents }) => month >= from && more[month - 1]!.totalRevenueCents <= totalRevenueCents)
    .map(({ month }) => month);
}

function expectRise(given: Inputs) {
  const { partnersAtStart, newLevel1PartnersPerMonth } = given;
  const atStart = { ...given, partnersAtStart: partnersAtStart + 1 };
  const perMonth = { ...given, newLevel1PartnersPerMonth: newLevel1PartnersPerMonth + 1 };
  expect(monthsWithoutRise(given, atStart, 1), `one more at the start of ${JSON.stringify(given)}`).toEqual([]);
  expect(
    monthsWithoutRise(given, perMonth, firstGrowthMonth),
    `one more a month than ${JSON.stringify(given)}`,
  ).toEqual([]);
}

test('one more partner raises every later month, whatever the rounding', () => {
  // Shares are twentieths and are taken twice, so the rounding repeats every 20 x 20 starting partners and
  // every 20 new ones a month: these are all the cases.
  for (let partnersAtStart = 0; partnersAtStart < 400; partnersAtStart++) {
    for (let newLevel1PartnersPerMonth = 0; newLevel1PartnersPerMonth < 20; newLevel1PartnersPerMonth++) {
      expectRise({ partnersAtStart, newLevel1PartnersPerMonth });
    }
  }
});

test('one more partner raises every later month, up to the largest inputs', () => {
  fc.assert(fc.property(anyInputs, expectRise));
});
