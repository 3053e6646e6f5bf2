import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumInput } from '../../src/config/maximum-input.ts';
import type { Plan } from '../../src/model/plan.ts';
import { fewestPartners, mostProjections } from '../../src/model/goal-seek.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import goalSeek from '../support/goal-seek.json';
import { plannedInputs } from '../support/planned-inputs.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const centsWith = (plan: Plan, inputs: Inputs, month: number, partners: number) =>
  project({ ...plan, horizonMonths: month }, { ...inputs, newLevel1PartnersPerMonth: partners }).at(-1)!
    .totalRevenueCents;

/** The first of these numbers of partners with which the commission reaches the target. */
function counted(plan: Plan, inputs: Inputs, targetCents: number, month: number, from: number, to: number) {
  for (let partners = from; partners <= to; partners++) {
    if (centsWith(plan, inputs, month, partners) >= targetCents) return partners;
  }
  return undefined;
}

describe('with the sample plan, as computed independently by counting up', () => {
  test.for(goalSeek.cases)(
    'in month $month, $targetCents cents take $newLevel1PartnersPerMonth: start $partnersAtStart, $cancellation % cancel, $referralsTenths tenths referred, $conversion % buy',
    ({ targetCents, month, cents, newLevel1PartnersPerMonth, ...assumed }) => {
      const inputs = { ...assumed, newLevel1PartnersPerMonth: 0 };
      const partners = fewestPartners(samplePlan, inputs, targetCents, month);
      expect(partners ?? null).toBe(newLevel1PartnersPerMonth);
      if (partners !== undefined) expect(centsWith(samplePlan, inputs, month, partners)).toBe(cents);
    },
  );
});

const fallingTiers = ['second', 'third', 'fourth'] as const;
const unpaid = { priceCents: 10_00, level1Commission: 0, level2Commission: 0 };
/** A plan in which a quarter of the first tier's customers moves to each of three tiers that pay no commission. */
const fallingPlan = {
  currency: 'USD',
  tiers: { paid: { ...unpaid, level1Commission: 10 }, second: unpaid, third: unpaid, fourth: unpaid },
  upgrades: fallingTiers.map((tier) => ({ month: 3, tier, percent: 25 })),
  horizonMonths: 3,
  level2PartnersPerLevel1Partner: 0,
} as const satisfies Plan;

/** The same with other shares and in more months, where one partner more often brings less. */
const fallingPlans = fc
  .array(fc.integer({ min: 10, max: 33 }), { minLength: 3, maxLength: 3 })
  .map((percents): Plan => {
    const inMonth = (month: number) => fallingTiers.map((tier, place) => ({ month, tier, percent: percents[place]! }));
    return { ...fallingPlan, upgrades: [3, 4, 5].flatMap(inMonth), horizonMonths: 5 };
  });

/** A month of a plan, inputs, and an amount near the commission with a number of partners. */
const anyTarget = (mostPartners: number) =>
  fc.record({ plan: fc.oneof(anyPlan, fallingPlans), inputs: anyInputs }).chain(({ plan, inputs }) =>
    fc.record({
      plan: fc.constant(plan),
      // Large numbers at the start would reach every target by themselves.
      inputs: fc.nat({ max: 30 }).map((partnersAtStart) => ({ ...inputs, partnersAtStart })),
      month: fc.integer({ min: 1, max: plan.horizonMonths }),
      partners: fc.nat({ max: mostPartners }),
      more: fc.integer({ min: -1, max: 1 }),
    }),
  );

test('in any plan, whatever is assumed, it is the number that counting up from 0 finds', () => {
  fc.assert(
    fc.property(anyTarget(25), ({ plan, inputs, month, partners, more }) => {
      const target = centsWith(plan, inputs, month, partners) + more;
      const found = fewestPartners(plan, inputs, target, month);
      const first = counted(plan, inputs, target, month, 0, partners + 2);
      if (first === undefined) expect(found ?? Infinity).toBeGreaterThan(partners + 2);
      else expect(found).toBe(first);
    }),
    { numRuns: 500 },
  );
});

/** The plan, and a function that tells how many of its months have been projected. */
function observed(plan: Plan) {
  let months = 0;
  // Each month looks for its upgrades.
  const upgrades = new Proxy(plan.upgrades, {
    get(list, key) {
      if (key === 'filter') months++;
      return Reflect.get(list, key) as unknown;
    },
  });
  return { plan: { ...plan, upgrades }, monthsProjected: () => months };
}

test('in any plan, of large numbers too, it reaches the target, and none of the hundred below it does', () => {
  fc.assert(
    fc.property(anyTarget(maximumInput), ({ plan, inputs, month, partners }) => {
      const target = centsWith(plan, inputs, month, partners);
      const watched = observed(plan);
      const found = fewestPartners(watched.plan, inputs, target, month)!;
      expect(centsWith(plan, inputs, month, found)).toBeGreaterThanOrEqual(target);
      fc.pre(watched.monthsProjected() < month * (mostProjections - 40));
      expect(found).toBeLessThanOrEqual(partners);
      expect(counted(plan, inputs, target, month, Math.max(0, found - 100), found - 1)).toBeUndefined();
    }),
  );
});

test('in any plan, of rates of zero too, an answer comes after a bounded number of projections, and reaches the target', () => {
  const zero = fc.constantFrom(0, 0, 1, 100);
  const anyRates = fc.tuple(zero, zero, zero, zero, anyInputs, anyPlan, fc.nat(99_999_999));
  fc.assert(
    fc.property(
      anyRates,
      ([level1Commission, level2Commission, referralsTenths, cancellation, inputs, any, target]) => {
        const tiers = Object.fromEntries(
          Object.entries(any.tiers).map(([name, tier], index) => [
            name,
            index === 0 ? { ...tier, level1Commission, level2Commission } : tier,
          ]),
        );
        const { plan, monthsProjected } = observed({ ...any, tiers, horizonMonths: 2 });
        const assumed = { ...inputs, referralsTenths, cancellation };
        const found = fewestPartners(plan, assumed, target, 2);
        expect(monthsProjected()).toBeLessThanOrEqual(2 * mostProjections);
        if (found !== undefined) expect(centsWith(plan, assumed, 2, found)).toBeGreaterThanOrEqual(target);
      },
    ),
  );
});

const nobodyElse = {
  ...plannedInputs(samplePlan, { partnersAtStart: 0, newLevel1PartnersPerMonth: 0 }),
  referralsTenths: 0,
};

test('where one partner more brings less, the number before it is found', () => {
  // Of five who joined in month 2, one moves to each of three tiers; of six, two do.
  const [five, six] = [5, 6].map((partners) => centsWith(fallingPlan, nobodyElse, 3, partners));
  expect([five, six]).toEqual([7_00, 6_00]);
  expect(fewestPartners(fallingPlan, nobodyElse, 7_00, 3)).toBe(5);
  expect(fewestPartners(fallingPlan, nobodyElse, 7_01, 3)).toBe(7);
});

test('the largest number that can be entered is found, and a cent more than it brings is out of reach', () => {
  const most = centsWith(samplePlan, nobodyElse, 12, maximumInput);
  expect(fewestPartners(samplePlan, nobodyElse, most, 12)).toBe(maximumInput);
  expect(fewestPartners(samplePlan, nobodyElse, most + 1, 12)).toBeUndefined();
});
