import { expect, test } from 'vitest';
import { entryTierChange } from '../../src/model/entry-tier-change.ts';
import { samplePlan } from '../support/sample-plan.ts';

const customers = (BOOST: number, TURBO: number, NITRO: number) => ({ BOOST, TURBO, NITRO });

test('those who moved up and those who joined account for the whole change', () => {
  expect(entryTierChange(samplePlan, customers(10, 0, 0), customers(16, 2, 2))).toEqual({
    before: 10,
    moved: [
      { tier: 'TURBO', count: 2 },
      { tier: 'NITRO', count: 2 },
    ],
    joining: 10,
    now: 16,
  });
});

test('a tier that nobody moved to is left out', () => {
  const { moved, joining } = entryTierChange(samplePlan, customers(3, 1, 4), customers(3, 2, 4));
  expect(moved).toEqual([{ tier: 'TURBO', count: 1 }]);
  expect(joining).toBe(1);
});

test('without moves, everyone in the change has joined', () => {
  expect(entryTierChange(samplePlan, customers(0, 0, 0), customers(40, 0, 0))).toEqual({
    before: 0,
    moved: [],
    joining: 40,
    now: 40,
  });
});
