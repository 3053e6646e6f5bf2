import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overview } from '../../src/model/overview.ts';
import { project } from '../../src/model/projection.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

test('the partners who join are all counted, and the share of them that buys as subscriptions', () => {
  const inputs = {
    ...plannedInputs(samplePlan, { partnersAtStart: 50, newLevel1PartnersPerMonth: 5 }),
    conversion: 50,
  };
  const [first, second] = overview(samplePlan, inputs, project(samplePlan, inputs));
  expect(first!.levels.map(({ joining, newSubscriptions }) => [joining, newSubscriptions])).toEqual([
    [50, 25],
    [0, 0],
  ]);
  expect(second!.levels.map(({ joining, newSubscriptions }) => [joining, newSubscriptions])).toEqual([
    [5, 3],
    [110, 55],
  ]);
});

test('in any plan, the active subscriptions are those ever taken out, less those ever cancelled', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      const active = [0, 0];
      for (const { levels } of overview(plan, inputs, project(plan, inputs))) {
        for (const [index, level] of levels.entries()) {
          const { newSubscriptions, cancelledSubscriptions, activeSubscriptions } = level;
          active[index]! += newSubscriptions - cancelledSubscriptions;
          expect(activeSubscriptions).toBe(active[index]);
        }
      }
    }),
  );
});
