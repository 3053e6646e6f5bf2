import { expect, test } from 'vitest';
import { cautiousAssumptions, hasAssumptions, originalAssumptions, otherAssumptions } from '../../src/model/inputs.ts';
import { cautious } from '../../src/settings/settings.ts';
import { defaultInputs } from '../../src/model/query-string.ts';

test('assumptions are compared with the owner’s cautious ones, and only those with the original ones', () => {
  const { cancellation, referrals, conversion } = cautious;
  expect(cautiousAssumptions).toEqual({ cancellation, referralsTenths: Math.round(10 * referrals), conversion });
  expect(hasAssumptions(defaultInputs, originalAssumptions)).toBe(true);
  expect(otherAssumptions(defaultInputs)).toBe(cautiousAssumptions);
  expect(otherAssumptions({ ...defaultInputs, ...cautiousAssumptions })).toBe(originalAssumptions);
  for (const name of ['cancellation', 'referralsTenths', 'conversion'] as const) {
    const nearly = { ...defaultInputs, ...cautiousAssumptions, [name]: cautiousAssumptions[name] + 1 };
    expect(otherAssumptions(nearly)).toBe(cautiousAssumptions);
  }
});
