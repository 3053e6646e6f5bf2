import assumptions from '../support/assumptions.json';
import vectors from '../support/projection.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Plan, type Tier } from '../../src/model/plan.ts';
import { overview } from '../../src/model/overview.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { type Inputs, project } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPartners, anyPlan } from './any-plan.ts';
import { commissionCents, type Customers } from '../../src/model/revenue.ts';

/** A row with our name for the level-2 partners of a month, which the specification calls cumulative. */
const renamed = <Row extends { readonly cumulativeLevel2Partners: number }>({
  cumulativeLevel2Partners,
  ...row
}: Row) => ({
  ...row,
  joiningLevel2Partners: cumulativeLevel2Partners,
});

describe('the projection gives the independently computed rows', () => {
  test.for(vectors.cases)(
    '$partnersAtStart partners at the start, $newLevel1PartnersPerMonth a month',
    ({ months, ...partners }) => {
      const planned = months.map((month) => ({
        ...renamed(month),
        activeLevel1Partners: month.cumulativeLevel1Partners,
      }));
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
      const rows = overview(samplePlan, inputs, project(samplePlan, inputs)).map(({ levels, ...row }) => ({
        ...row,
        cancelledLevel1: levels[0].cancelledSubscriptions,
        cancelledLevel2: levels[1].cancelledSubscriptions,
      }));
      expect(rows).toHaveLength(12);
      expect(rows).toEqual(months.map(renamed));
    },
  );
});

const otherTier = { priceCents: 100, level1Commission: 50, level2Commission: 10 };
const otherPlan = {
  currency: 'EUR',
  tiers: { small: otherTier, middle: otherTier, large: { ...otherTier, priceCents: 300 } },
  upgrades: [
    { month: 2, tier: 'middle', percent: 50 },
    { month: 2, tier: 'large', percent: 50 },
  ],
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

const oddTier: Tier = { priceCents: 1, level1Commission: 50, level2Commission: 49 };

test('half a cent of commission is rounded up and less than half is rounded down', () => {
  expect(commissionCents(oddTier, 50, 1)).toBe(1);
  expect(commissionCents(oddTier, 49, 1)).toBe(0);
  expect(commissionCents(oddTier, 50, 3)).toBe(2);
});

test('a commission is exact to the cent for any price, rate and count', () => {
  const priceCents = fc.integer({ min: 0, max: 1_000_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const count = fc.integer({ min: 0, max: 20_000_000 });
  fc.assert(
    fc.property(priceCents, percent, count, (price, rate, customers) => {
      const hundredths = BigInt(price) * BigInt(rate) * BigInt(customers);
      const exact = hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
      expect(commissionCents({ ...oddTier, priceCents: price }, rate, customers)).toBe(Number(exact));
    }),
  );
});
