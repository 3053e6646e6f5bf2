import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannedInputs } from '../support/planned-inputs.ts';
import { firstGrowthMonth, project, tierNames, type Customers, type Inputs } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPartners, anyPlan } from './any-plan.ts';

const total = (customers: Customers<string>) => Object.values(customers).reduce((sum, count) => sum + count, 0);

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

test('in any plan, the tiers together hold as many level-1 customers as there are level-1 partners so far', () => {
  fc.assert(
    fc.property(anyPlan, anyPartners, (plan, partners) => {
      for (const row of project(plan, plannedInputs(plan, partners))) {
        const joined = partners.partnersAtStart + (row.month - 1) * partners.newLevel1PartnersPerMonth;
        expect(total(row.level1Customers)).toBe(joined);
        expect(row.activeLevel1Partners).toBe(joined);
        expect(row.cumulativeLevel1Partners).toBe(joined);
      }
    }),
  );
});

test('in any plan, no upgrade loses a level-2 customer: there are as many as ever joined', () => {
  fc.assert(
    fc.property(anyPlan, anyPartners, (plan, partners) => {
      let joined = 0;
      for (const row of project(plan, plannedInputs(plan, partners))) {
        expect(row.cumulativeLevel2Partners).toBe(
          row.month === 1 ? 0 : plan.level2PartnersPerLevel1Partner * row.cumulativeLevel1Partners,
        );
        joined += row.cumulativeLevel2Partners;
        expect(total(row.level2Customers)).toBe(joined);
      }
    }),
  );
});

test('in any plan, nobody moves in a month without an upgrade', () => {
  fc.assert(
    fc.property(anyPlan, anyPartners, (plan, partners) => {
      const rows = project(plan, plannedInputs(plan, partners));
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

test('in any plan, partners who leave still count among those who ever joined', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const row of project(plan, inputs)) {
        expect(row.cumulativeLevel1Partners).toBe(
          inputs.partnersAtStart + (row.month - 1) * inputs.newLevel1PartnersPerMonth,
        );
        expect(row.activeLevel1Partners).toBeLessThanOrEqual(row.cumulativeLevel1Partners);
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

function expectRise(partners: Pick<Inputs, 'partnersAtStart' | 'newLevel1PartnersPerMonth'>) {
  const { partnersAtStart, newLevel1PartnersPerMonth } = partners;
  const given = plannedInputs(samplePlan, partners);
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
  fc.assert(fc.property(anyPartners, expectRise));
});
