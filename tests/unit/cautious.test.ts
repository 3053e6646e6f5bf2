import { expect, test } from 'vitest';
import { cautiousAssumptions, inputRules } from '../../src/config/inputs.ts';
import { cautious } from '../../src/config/settings.ts';
import { defaultInputs, readInputs } from '../../src/model/query-string.ts';

test('the owner’s cautious assumptions are what a link with the same numbers gives', () => {
  const { cancellation, referralsTenths, conversion } = inputRules;
  const link = `?${cancellation.parameter}=${cautious.cancellation}&${referralsTenths.parameter}=${cautious.referrals}&${conversion.parameter}=${cautious.conversion}`;
  expect(readInputs(link)).toEqual({ ...defaultInputs, ...cautiousAssumptions });
});
