import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overview } from '../../src/model/overview.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { samplePlan } from '../support/sample-plan.ts';
import { anyInputs, anyPlan } from './any-plan.ts';

const overviewOf = (partnersAtStart: number, newLevel1PartnersPerMonth: number) =>
  overview(samplePlan, plannedInputs(samplePlan, { partnersAtStart, newLevel1PartnersPerMonth }));

test('the starting partners join in month 1, and the monthly ones from month 2, each bringing two', () => {
  const joining = overviewOf(50, 5).map(({ levels }) => levels.map((level) => level.joining));
  expect(joining.slice(0, 3)).toEqual([
    [50, 0],
    [5, 110],
    [5, 120],
  ]);
});

test('the partners who join are all counted, and the share of them that buys as subscriptions', () => {
  const inputs = {
    ...plannedInputs(samplePlan, { partnersAtStart: 50, newLevel1PartnersPerMonth: 5 }),
    conversion: 50,
  };
  const [first, second] = overview(samplePlan, inputs);
  expect(first!.levels.map(({ joining, newSubscriptions }) => [joining, newSubscriptions])).toEqual([
    [50, 25],
    [0, 0],
  ]);
  expect(second!.levels.map(({ joining, newSubscriptions }) => [joining, newSubscriptions])).toEqual([
    [5, 3],
    [110, 55],
  ]);
  expect([first!.newSubscriptions, second!.newSubscriptions]).toEqual([25, 58]);
});

test('in any plan, the active subscriptions are those ever taken out, less those ever cancelled', () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      const active = [0, 0];
      for (const { levels, ...row } of overview(plan, inputs)) {
        for (const [index, { newSubscriptions, cancelledSubscriptions, lines }] of levels.entries()) {
          active[index]! += newSubscriptions - cancelledSubscriptions;
          expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(active[index]);
        }
        expect(row.newSubscriptions).toBe(levels[0].newSubscriptions + levels[1].newSubscriptions);
        expect(row.cancelledSubscriptions).toBe(levels[0].cancelledSubscriptions + levels[1].cancelledSubscriptions);
        expect(row.totalActiveSubscriptions).toBe(active[0]! + active[1]!);
      }
    }),
  );
});

test('with the plan’s assumptions, nobody cancels', () => {
  for (const { cancelledSubscriptions } of overviewOf(50, 5)) expect(cancelledSubscriptions).toBe(0);
});

test("in any plan, the lines of a month's breakdown add up to its revenue, to the cent", () => {
  fc.assert(
    fc.property(anyPlan, anyInputs, (plan, inputs) => {
      for (const { levels, totalRevenueCents } of overview(plan, inputs)) {
        const cents = levels.flatMap(({ lines }) => lines.map((line) => line.cents));
        expect(cents.reduce((sum, line) => sum + line, 0)).toBe(totalRevenueCents);
        expect(levels[0].revenueCents + levels[1].revenueCents).toBe(totalRevenueCents);
      }
    }),
  );
});
