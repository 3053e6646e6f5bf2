import { expect, test } from 'vitest';
import { cautiousAssumptions, comparedAssumptions, plansAssumptions } from '../../src/model/inputs.ts';
import { defaultInputs } from '../../src/model/query-string.ts';

test('assumptions are compared with the owner’s cautious ones, and these with the plan’s', () => {
  expect(comparedAssumptions(defaultInputs)).toBe(cautiousAssumptions);
  expect(comparedAssumptions({ ...defaultInputs, ...cautiousAssumptions })).toBe(plansAssumptions);
  for (const name of ['cancellation', 'referralsTenths', 'conversion'] as const) {
    const nearly = { ...defaultInputs, ...cautiousAssumptions, [name]: cautiousAssumptions[name] + 1 };
    expect(comparedAssumptions(nearly)).toBe(cautiousAssumptions);
  }
});
