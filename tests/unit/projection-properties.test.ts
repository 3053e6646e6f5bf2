import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumInput } from '../../src/config/inputs.ts';
import { firstGrowthMonth, project, tierNames, type Customers, type Inputs } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';

const input = fc.integer({ min: 0, max: maximumInput });
const inputs = fc.record<Inputs>({ partnersAtStart: input, newLevel1PartnersPerMonth: input });

const tiers = tierNames(samplePlan);
const total = (customers: Customers<(typeof tiers)[number]>) => tiers.reduce((sum, tier) => sum + customers[tier], 0);

test('no tier ever holds fewer than zero customers', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      for (const { level1Customers, level2Customers } of project(samplePlan, given)) {
        for (const tier of tiers) {
          expect(level1Customers[tier]).toBeGreaterThanOrEqual(0);
          expect(level2Customers[tier]).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

test('the tiers together hold as many level-1 customers as there are level-1 partners so far', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      for (const { month, level1Customers, cumulativeLevel1Partners } of project(samplePlan, given)) {
        expect(total(level1Customers)).toBe(given.partnersAtStart + (month - 1) * given.newLevel1PartnersPerMonth);
        expect(total(level1Customers)).toBe(cumulativeLevel1Partners);
      }
    }),
  );
});

test('no upgrade loses a level-2 customer: there are as many as ever joined', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      let joined = 0;
      for (const { month, level2Customers, cumulativeLevel1Partners, cumulativeLevel2Partners } of project(
        samplePlan,
        given,
      )) {
        expect(cumulativeLevel2Partners).toBe(month === 1 ? 0 : 2 * cumulativeLevel1Partners);
        joined += cumulativeLevel2Partners;
        expect(total(level2Customers)).toBe(joined);
      }
    }),
  );
});

test('nobody moves in a month without an upgrade', () => {
  const upgradeMonths = samplePlan.upgrades.map(({ month }) => Number(month));
  fc.assert(
    fc.property(inputs, (given) => {
      const rows = project(samplePlan, given);
      for (const [index, row] of rows.entries()) {
        const before = rows[index - 1];
        if (before === undefined || upgradeMonths.includes(row.month)) continue;
        expect(row.level1Customers).toMatchObject({ TURBO: before.level1Customers.TURBO });
        expect(row.level1Customers).toMatchObject({ NITRO: before.level1Customers.NITRO });
        expect(row.level2Customers).toMatchObject({ TURBO: before.level2Customers.TURBO });
        expect(row.level2Customers).toMatchObject({ NITRO: before.level2Customers.NITRO });
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
  fc.assert(fc.property(inputs, expectRise));
});
