import { expect, test } from 'vitest';
import { upgradeSteps } from '../../src/model/plan.ts';
import { samplePlan } from '../support/sample-plan.ts';

test('upgrades are listed by month and by tier, without those of nobody', () => {
  const upgrades = [
    { month: 9, tier: 'NITRO', percent: 5 },
    { month: 9, tier: 'TURBO', percent: 10 },
    { month: 3, tier: 'TURBO', percent: 0 },
    { month: 3, tier: 'NITRO', percent: 1 },
    { month: 4, tier: 'TURBO', percent: 0 },
  ];
  expect(upgradeSteps({ ...samplePlan, upgrades })).toEqual([
    { month: 3, upgrades: [{ month: 3, tier: 'NITRO', percent: 1 }] },
    {
      month: 9,
      upgrades: [
        { month: 9, tier: 'TURBO', percent: 10 },
        { month: 9, tier: 'NITRO', percent: 5 },
      ],
    },
  ]);
});
