import { expect, test } from 'vitest';
import { checkAmounts } from '../../src/build/check-settings.ts';
import { samplePlan } from '../support/sample-plan.ts';

test('a plan is refused whose largest amounts would not be right to the cent', () => {
  expect(() => checkAmounts(samplePlan)).not.toThrow();
  const tier = { priceCents: 100_000_00, level1Commission: 62, level2Commission: 99 };
  const large = { ...samplePlan, tiers: { BOOST: tier }, upgrades: [], horizonMonths: 120 };
  expect(() => checkAmounts({ ...large, level2PartnersPerLevel1Partner: 100 })).toThrow(
    'src/config/settings.json: tiers must lead to smaller amounts',
  );
});
