import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/config/settings-types.ts';
import { bars, fullLength, type BarPart } from '../../src/model/bar.ts';
import { project } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const end = (parts: readonly BarPart[]) => parts.reduce((sum, { width }) => sum + width, 0);

test('in any plan, each part of a bar is whole and begins where the one before it ends', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const parts of bars(plan, project(plan, inputs))) {
        expect(parts).toHaveLength(Object.keys(plan.tiers).length);
        parts.forEach(({ x, width }, place) => {
          expect(x).toBe(end(parts.slice(0, place)));
          expect(Number.isInteger(width) && width >= 0).toBe(true);
        });
      }
    }),
  );
});

test('in any plan, a bar is as long as its month’s share of the best month', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      const rows = project(plan, inputs);
      const best = Math.max(...rows.map(({ totalRevenueCents }) => totalRevenueCents));
      fc.pre(best > 0);
      expect(bars(plan, rows).map(end)).toEqual(
        rows.map(({ totalRevenueCents }) => Math.round((fullLength * totalRevenueCents) / best)),
      );
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
  const lengths = bars(falling, project(falling, { partnersAtStart: 100, newLevel1PartnersPerMonth: 1 })).map(end);
  expect(lengths.at(-2)).toBe(fullLength);
  expect(lengths.at(-1)).toBeLessThan(100);
});

test('without any revenue every bar is empty', () => {
  const rows = project(samplePlan, { partnersAtStart: 0, newLevel1PartnersPerMonth: 0 });
  expect(bars(samplePlan, rows).map(end)).toEqual(rows.map(() => 0));
});
