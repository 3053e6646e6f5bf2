import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { samplePlan } from '../support/sample-plan.ts';

const partners = { partnersAtStart: 3, newLevel1PartnersPerMonth: 4 };

test('a plan assumes that nobody cancels, that everyone buys, and as many referrals as its owner says', () => {
  const planned = { ...partners, cancellation: 0, referralsTenths: 30, conversion: 100 };
  expect(plannedInputs({ ...samplePlan, level2PartnersPerLevel1Partner: 3 }, partners)).toEqual(planned);
});

test('a page opened without inputs has the assumptions of its plan', () => {
  expect(plannedInputs(plan, defaultInputs)).toEqual(defaultInputs);
});
