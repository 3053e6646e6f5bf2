import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/config/settings-types.ts';
import { fullLength, markWidth, type BarPart } from '../../src/model/picture.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { drawn } from '../support/drawn.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const revenues = (plan: Plan, inputs: Inputs) =>
  project(plan, inputs).map(({ totalRevenueCents }) => totalRevenueCents);

/** The parts of a bar, one for each tier. */
const partsOf = (bar: readonly BarPart[]) => bar.slice(0, -1);
/** What marks the cautious case across a bar. */
const markOf = (bar: readonly BarPart[]) => bar.at(-1)!;
const end = (parts: readonly BarPart[]) => parts.reduce((sum, { width }) => sum + width, 0);
const endOf = ({ x, width }: BarPart) => x + width;

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
      for (const parts of drawn(plan, inputs, cautious).bars.map(partsOf)) {
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
      expect(bars.map((bar) => end(partsOf(bar)))).toEqual(lengthsOf(amounts, all));
    }),
  );
});

test('in any plan, a mark ends where the cautious case’s revenue would, is as wide as all, and stays within the bar', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      const [amounts, cautiousAmounts] = [revenues(plan, inputs), revenues(plan, cautious)];
      const all = [...amounts, ...cautiousAmounts];
      fc.pre(Math.max(...all) > 0);
      const marks = drawn(plan, inputs, cautious).bars.map(markOf);
      // One of next to nothing begins with the bar.
      const ends = lengthsOf(cautiousAmounts, all).map((length) => Math.max(length, markWidth));
      expect(marks).toEqual(ends.map((length) => ({ x: length - markWidth, width: markWidth })));
      expect(Math.max(...marks.map(endOf))).toBeLessThanOrEqual(fullLength);
    }),
  );
});

test('the best month fills its bar, or its mark where the cautious case is the better one', () => {
  const of = (inputs: Inputs, cautious: Inputs) => drawn(samplePlan, inputs, cautious).bars;
  const planned = of(some, { ...some, cancellation: 10 });
  expect(Math.max(...planned.map((bar) => end(partsOf(bar))))).toBe(fullLength);
  expect(Math.max(...planned.map((bar) => endOf(markOf(bar))))).toBeLessThan(fullLength);
  const pessimistic = of({ ...some, cancellation: 10 }, some);
  expect(Math.max(...pessimistic.map((bar) => endOf(markOf(bar))))).toBe(fullLength);
  expect(Math.max(...pessimistic.map((bar) => end(partsOf(bar))))).toBeLessThan(fullLength);
});

test('in any plan, the percentage above the last mark is what of the bar is left at the mark’s middle', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      const { bars, aboveLastMark } = drawn(plan, inputs, cautious);
      const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(aboveLastMark) ?? [];
      expect(Number(percent) + (100 * (markOf(bars.at(-1)!).x + markWidth / 2)) / fullLength).toBeCloseTo(100);
    }),
  );
});

test('where a higher level earns less, the best month still fits', () => {
  const falling: Plan = {
    ...samplePlan,
    tiers: { ...samplePlan.tiers, NITRO: { priceCents: 160_00, level1Commission: 1, level2Commission: 0 } },
    upgrades: [{ month: 12, shares: { NITRO: 100 } }],
    level2PartnersPerLevel1Partner: 0,
  };
  const planned = plannedInputs(falling, { partnersAtStart: 100, newLevel1PartnersPerMonth: 1 });
  const lengths = drawn(falling, planned, none).bars.map((bar) => end(partsOf(bar)));
  expect(lengths.at(-2)).toBe(fullLength);
  expect(lengths.at(-1)).toBeLessThan(100);
});

test('without any revenue every bar is empty, and every mark at its start', () => {
  const { bars } = drawn(samplePlan, none, none);
  expect(bars.map((bar) => end(partsOf(bar)))).toEqual(bars.map(() => 0));
  expect(bars.map(markOf)).toEqual(bars.map(() => ({ x: 0, width: markWidth })));
});
