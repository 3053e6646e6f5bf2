import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/config/settings-types.ts';
import { fullLength, type BarPart } from '../../src/model/picture.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { drawn } from '../support/drawn.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const revenues = (plan: Plan, inputs: Inputs) =>
  project(plan, inputs).map(({ totalRevenueCents }) => totalRevenueCents);

type Points = ReturnType<typeof drawn>['line'];

/** How high above the picture's base line a line runs at each month. */
const heightsOf = (line: Points) => line.map((point) => fullLength - point[1]!);
const end = (parts: readonly BarPart[]) => parts.reduce((sum, { width }) => sum + width, 0);

/** How long amounts are drawn, beside the best of them all. */
function lengthsOf(amounts: readonly number[], all: readonly number[]): number[] {
  const best = Math.max(...all);
  return amounts.map((cents) => Math.round((fullLength * cents) / best));
}

const none = plannedInputs(samplePlan, { partnersAtStart: 0, newLevel1PartnersPerMonth: 0 });
const some = plannedInputs(samplePlan, { partnersAtStart: 50, newLevel1PartnersPerMonth: 5 });

test('in any plan, each part of a bar is whole and begins where the one before it ends', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      for (const parts of drawn(plan, inputs, cautious).bars) {
        expect(parts).toHaveLength(Object.keys(plan.tiers).length);
        parts.forEach(({ x, width }, place) => {
          expect(x).toBe(end(parts.slice(0, place)));
          expect(Number.isInteger(width) && width >= 0).toBe(true);
        });
      }
    }),
  );
});

test('in any plan, a bar is as long as its month’s share of the best month of both cases', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      const [amounts, cautiousAmounts] = [revenues(plan, inputs), revenues(plan, cautious)];
      const all = [...amounts, ...cautiousAmounts];
      fc.pre(Math.max(...all) > 0);
      const { bars } = drawn(plan, inputs, cautious);
      expect(bars.map(end)).toEqual(lengthsOf(amounts, all));
    }),
  );
});

test('in any plan, the line of the cautious case runs at each month where its bar would end', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      const [amounts, cautiousAmounts] = [revenues(plan, inputs), revenues(plan, cautious)];
      const all = [...amounts, ...cautiousAmounts];
      fc.pre(Math.max(...all) > 0);
      const heights = heightsOf(drawn(plan, inputs, cautious).line);
      expect(heights).toEqual(lengthsOf(cautiousAmounts, all));
      expect(Math.max(...heights)).toBeLessThanOrEqual(fullLength);
    }),
  );
});

test('in any plan, the line has one point for each month, in the middle of its column', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      const { bars, line } = drawn(plan, inputs, cautious);
      // Each column is two wide.
      expect(line.map((point) => point[0])).toEqual(bars.map((_, index) => 2 * index + 1));
    }),
  );
});

test('the best month fills its bar, or the line’s height where the cautious case is the better one', () => {
  const of = (inputs: Inputs, cautious: Inputs) => {
    const { bars, line } = drawn(samplePlan, inputs, cautious);
    return { bar: Math.max(...bars.map(end)), line: Math.max(...heightsOf(line)) };
  };
  const planned = of(some, { ...some, cancellation: 10 });
  expect(planned.bar).toBe(fullLength);
  expect(planned.line).toBeLessThan(fullLength);
  const pessimistic = of({ ...some, cancellation: 10 }, some);
  expect(pessimistic.line).toBe(fullLength);
  expect(pessimistic.bar).toBeLessThan(fullLength);
});

test('where a higher level earns less, the best month still fits', () => {
  const falling: Plan = {
    ...samplePlan,
    tiers: { ...samplePlan.tiers, NITRO: { priceCents: 160_00, level1Commission: 1, level2Commission: 0 } },
    upgrades: [{ month: 12, shares: { NITRO: 100 } }],
    level2PartnersPerLevel1Partner: 0,
  };
  const planned = plannedInputs(falling, { partnersAtStart: 100, newLevel1PartnersPerMonth: 1 });
  const lengths = drawn(falling, planned, none).bars.map(end);
  expect(lengths.at(-2)).toBe(fullLength);
  expect(lengths.at(-1)).toBeLessThan(100);
});

test('without any revenue every bar is empty, and the line runs along the base', () => {
  const { bars, line } = drawn(samplePlan, none, none);
  expect(bars.map(end)).toEqual(bars.map(() => 0));
  expect(heightsOf(line)).toEqual(bars.map(() => 0));
});
