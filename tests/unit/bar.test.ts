import { expect, test } from 'vitest';
import { barParts } from '../../src/model/bar.ts';
import { plan } from '../../src/config/plan.ts';
import { project } from '../../src/model/projection.ts';

const barsOf = (partnersAtStart: number, newLevel1PartnersPerMonth: number) => {
  const rows = project(plan, { partnersAtStart, newLevel1PartnersPerMonth });
  return rows.map((row) => ({ row, parts: barParts(plan, row, rows.at(-1)!), last: rows.at(-1)! }));
};

test('the last month fills its bar, and its parts follow one another without a gap', () => {
  const { parts } = barsOf(50, 5).at(-1)!;
  let end = 0;
  for (const { x, width } of parts) {
    expect(x).toBeCloseTo(end);
    end = x + width;
  }
  expect(end).toBeCloseTo(100);
});

test("a bar is as long as the month's share of the last month", () => {
  for (const { row, parts, last } of barsOf(50, 5)) {
    const length = parts.reduce((sum, part) => sum + part.width, 0);
    expect(length).toBeCloseTo((100 * row.totalRevenueCents) / last.totalRevenueCents, 0);
  }
});

test('without any revenue every bar is empty', () => {
  expect(
    barsOf(0, 0)
      .flatMap(({ parts }) => parts)
      .every(({ width }) => width === 0),
  ).toBe(true);
});
