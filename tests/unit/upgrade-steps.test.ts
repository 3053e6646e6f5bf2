import { expect, test } from 'vitest';
import { upgradeSteps } from '../../src/model/plan.ts';
import { samplePlan } from '../support/sample-plan.ts';

test('upgrades are listed by month and by level, without those that move nobody', () => {
  const upgrades = [
    { month: 9, shares: { NITRO: 5, TURBO: 10 } },
    { month: 3, shares: { TURBO: 0, NITRO: 1 } },
    { month: 4, shares: { TURBO: 0 } },
    { month: 5, shares: {} },
  ];
  expect(upgradeSteps({ ...samplePlan, upgrades })).toEqual([
    { month: 3, moves: [{ tier: 'NITRO', percent: 1 }] },
    {
      month: 9,
      moves: [
        { tier: 'TURBO', percent: 10 },
        { tier: 'NITRO', percent: 5 },
      ],
    },
  ]);
});
