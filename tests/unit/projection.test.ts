import assumptions from '../support/assumptions.json';
import vectors from '../support/projection.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionCents, type Plan, type Tier } from '../../src/model/plan.ts';
import { type Customers, type Inputs, type MonthlyResult, project } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPartners, anyPlan } from './any-plan.ts';

describe('the projection gives the independently computed rows', () => {
  test.for(vectors.cases)(
    '$partnersAtStart partners at the start, $newLevel1PartnersPerMonth a month',
    ({ months, ...partners }) => {
      const rows = project(samplePlan, partners);
      expect(rows).toHaveLength(12);
      expect(rows).toMatchObject(months);
      expect(rows.map(({ activeLevel1Partners }) => activeLevel1Partners)).toEqual(
        months.map(({ cumulativeLevel1Partners }) => cumulativeLevel1Partners),
      );
    },
  );
});

describe('with other assumptions, the projection gives the independently computed rows and cancellations', () => {
  test.for(assumptions.cases)(
    '$cancellation % cancel, $referralsTenths tenths of a referral, $conversion % buy',
    ({ months, ...inputs }) => {
      const rows = project(samplePlan, inputs).map((row) => ({
        ...row,
        cancelledLevel1: row.level1.cancelledSubscriptions,
        cancelledLevel2: row.level2.cancelledSubscriptions,
      }));
      expect(rows).toHaveLength(12);
      expect(rows).toMatchObject(months);
    },
  );
});

const otherTier = { priceCents: 100, level1Commission: 50, level2Commission: 10 };
const otherPlan = {
  tiers: [
    { name: 'small', ...otherTier },
    { name: 'middle', ...otherTier },
    { name: 'large', ...otherTier, priceCents: 300 },
  ],
  upgrades: [
    { month: 2, tier: 'middle', percent: 50 },
    { month: 2, tier: 'large', percent: 50 },
  ],
  horizonMonths: 3,
  level2PartnersPerLevel1Partner: 1,
} satisfies Plan;

test("another plan's tiers, horizon and rates apply", () => {
  const rows = project(otherPlan, { partnersAtStart: 2, newLevel1PartnersPerMonth: 0 });
  expect(rows.map((row) => row.month)).toEqual([1, 2, 3]);
  expect(rows[1]?.level1Customers).toEqual({ small: 0, middle: 1, large: 1 });
  expect(rows[2]?.level2Customers).toEqual({ small: 4, middle: 0, large: 0 });
  expect(rows.map((row) => row.totalRevenueCents)).toEqual([100, 220, 240]);
});

test('shares that round up to more customers than there are move only those there are', () => {
  const rows = project(otherPlan, { partnersAtStart: 1, newLevel1PartnersPerMonth: 0 });
  expect(rows[1]?.level1Customers).toEqual({ small: 0, middle: 1, large: 0 });
});

test('shares are right for one partner, too: what rounding leaves over counts in the next month', () => {
  const one = { partnersAtStart: 1, newLevel1PartnersPerMonth: 0 };
  const columns = (inputs: Partial<Inputs>, count: (row: MonthlyResult) => number) =>
    project(samplePlan, { ...one, ...inputs })
      .slice(0, 6)
      .map(count);
  expect(columns({ referralsTenths: 5 }, ({ level2 }) => level2.joining)).toEqual([0, 0, 1, 0, 1, 0]);
  expect(columns({ conversion: 50 }, ({ level1 }) => level1.subscriptions)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(columns({ cancellation: 30 }, ({ level1 }) => level1.subscriptions)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('in any plan, the active subscriptions are those ever taken out, less those ever cancelled', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      const active = { level1: 0, level2: 0 };
      for (const row of project(plan, inputs)) {
        for (const name of ['level1', 'level2'] as const) {
          active[name] += row[name].newSubscriptions - row[name].cancelledSubscriptions;
          expect(row[name].subscriptions).toBe(active[name]);
        }
      }
    }),
  );
});

const total = (customers: Customers) => Object.values(customers).reduce((sum, count) => sum + count, 0);

test('in any plan, every count is a whole number from 0, and sums are right to the cent', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      // Upgrades to a tier that brings less cost something.
      for (const { upgradesCents, level1, level2, level1Customers, level2Customers, ...totals } of project(
        plan,
        inputs,
      )) {
        const counts = [level1, level2, level1Customers, level2Customers, totals].flatMap((numbers) =>
          Object.values<number>({ ...numbers }),
        );
        expect(counts.filter((count) => count < 0 || !Number.isInteger(count))).toEqual([]);
        expect(level1.entryTierCents + level2.entryTierCents + upgradesCents).toBe(totals.totalRevenueCents);
        if (plan.upgrades.length === 0) expect(upgradesCents).toBe(0);
      }
    }),
  );
});

test('in any plan, no upgrade loses a customer, at either level', () => {
  fc.assert(
    fc.property(anyPlan, anyPartners, (plan, partners) => {
      let level2 = 0;
      for (const row of project(plan, partners)) {
        const level1 = partners.partnersAtStart + (row.month - 1) * partners.newLevel1PartnersPerMonth;
        level2 += row.month === 1 ? 0 : plan.level2PartnersPerLevel1Partner * level1;
        expect([row.cumulativeLevel1Partners, row.activeLevel1Partners]).toEqual([level1, level1]);
        expect([total(row.level1Customers), total(row.level2Customers)]).toEqual([level1, level2]);
      }
    }),
  );
});

const oddTier: Tier = { name: 'odd', priceCents: 1, level1Commission: 50, level2Commission: 49 };

test('half a cent of commission is rounded up and less than half is rounded down', () => {
  expect(commissionCents(oddTier, 1, 1)).toBe(1);
  expect(commissionCents(oddTier, 2, 1)).toBe(0);
  expect(commissionCents(oddTier, 1, 3)).toBe(2);
});

test('a commission is exact to the cent for any price, rate and count', () => {
  const priceCents = fc.integer({ min: 0, max: 1_000_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const count = fc.integer({ min: 0, max: 20_000_000 });
  fc.assert(
    fc.property(priceCents, percent, count, (price, rate, customers) => {
      const hundredths = BigInt(price) * BigInt(rate) * BigInt(customers);
      const exact = hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
      expect(commissionCents({ ...oddTier, priceCents: price, level1Commission: rate }, 1, customers)).toBe(
        Number(exact),
      );
    }),
  );
});
