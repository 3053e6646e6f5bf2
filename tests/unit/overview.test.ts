import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumInput } from '../../src/config/inputs.ts';
import { overview } from '../../src/model/overview.ts';
import { project } from '../../src/model/projection.ts';
import { samplePlan } from '../support/sample-plan.ts';

const overviewOf = (partnersAtStart: number, newLevel1PartnersPerMonth: number) =>
  overview(samplePlan, project(samplePlan, { partnersAtStart, newLevel1PartnersPerMonth }));

test('the starting partners join in month 1, and the monthly ones from month 2, each bringing two', () => {
  const joining = overviewOf(50, 5).map(({ levels }) => levels.map((level) => level.joining));
  expect(joining.slice(0, 3)).toEqual([
    [50, 0],
    [5, 110],
    [5, 120],
  ]);
});

test('the active subscriptions are all that were ever taken out', () => {
  let taken = 0;
  for (const { newSubscriptions, totalActiveSubscriptions } of overviewOf(50, 5)) {
    taken += newSubscriptions;
    expect(totalActiveSubscriptions).toBe(taken);
  }
});

test('nobody cancels', () => {
  for (const { cancelled } of overviewOf(50, 5)) expect(cancelled).toBe(0);
});

test("a month's working has the count, price and rate of each tier at each level", () => {
  const [level1, level2] = overviewOf(100, 0)[1]!.levels;
  expect(level1.lines).toEqual([
    { tier: 'BOOST', count: 65, priceCents: 25_00, percent: 75, cents: 1218_75 },
    { tier: 'TURBO', count: 20, priceCents: 90_00, percent: 75, cents: 1350_00 },
    { tier: 'NITRO', count: 15, priceCents: 160_00, percent: 75, cents: 1800_00 },
  ]);
  expect(level2.lines[0]).toEqual({ tier: 'BOOST', count: 200, priceCents: 25_00, percent: 5, cents: 250_00 });
});

test("the lines of a month's working add up to its revenue, to the cent", () => {
  const input = fc.integer({ min: 0, max: maximumInput });
  fc.assert(
    fc.property(input, input, (start, monthly) => {
      for (const { levels, totalRevenueCents } of overviewOf(start, monthly)) {
        const cents = levels.flatMap(({ lines }) => lines.map((line) => line.cents));
        expect(cents.reduce((sum, line) => sum + line, 0)).toBe(totalRevenueCents);
        expect(levels[0].revenueCents + levels[1].revenueCents).toBe(totalRevenueCents);
      }
    }),
  );
});
