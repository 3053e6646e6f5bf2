import { expect, test } from 'vitest';
import { assumptionNames, assumptionSet, withCautiousAssumptions } from '../../src/model/inputs.ts';
import { cautious as cautiousSettings } from '../../src/config/settings.ts';
import { plan } from '../../src/model/plan.ts';
import { plannedInputs } from '../support/planned-inputs.ts';

test('the assumptions are the plan’s, the cautious ones, or the visitor’s own as soon as one differs', () => {
  const planned = plannedInputs(plan, { partnersAtStart: 3, newLevel1PartnersPerMonth: 4 });
  const cautious = withCautiousAssumptions(planned);
  const { cancellation, referrals, conversion } = cautiousSettings;
  expect(cautious).toEqual({ ...planned, cancellation, referralsTenths: Math.round(10 * referrals), conversion });
  expect([planned, cautious].map(assumptionSet)).toEqual(['plan', 'cautious']);
  for (const name of assumptionNames) {
    const own = [1, 2, 3].find((number) => ![planned[name], cautious[name]].includes(number))!;
    for (const others of [planned, cautious]) expect(assumptionSet({ ...others, [name]: own })).toBe('own');
  }
});
