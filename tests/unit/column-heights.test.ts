import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/model/plan.ts';
import { columnHeights, fullHeight } from '../../src/model/column-heights.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const heights = (plan: Plan, inputs: Inputs, cautious: Inputs) =>
  columnHeights(project(plan, inputs), project(plan, cautious));

test('in any plan, each column is as high as its month’s share of the best month of both cases', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, anyInputs, (plan, inputs, cautious) => {
      const amounts = [inputs, cautious].map((one) => project(plan, one).map((row) => row.totalRevenueCents));
      const best = Math.max(...amounts.flat());
      fc.pre(best > 0);
      const expected = amounts[0]!.map((cents, index) =>
        [cents, amounts[1]![index]!].map((one) => Math.round((fullHeight * one) / best)),
      );
      expect(heights(plan, inputs, cautious)).toEqual(expected);
      expect(Math.max(...expected.flat())).toBe(fullHeight);
    }),
  );
});

test('without any revenue no column has a height', () => {
  const none = plannedInputs(samplePlan, { partnersAtStart: 0, newLevel1PartnersPerMonth: 0 });
  expect(new Set(heights(samplePlan, none, none).flat())).toEqual(new Set([0]));
});
