import { expect, test } from 'vitest';
import {
  assumptionNames,
  assumptionValues,
  cautiousAssumptions,
  otherAssumptions,
  planAssumptions,
} from '../../src/model/assumptions.ts';
import { defaultInputs } from '../../src/model/query-string.ts';

test('assumptions are compared with the owner’s cautious ones, and these with the plan’s', () => {
  expect(otherAssumptions(defaultInputs)).toBe(cautiousAssumptions);
  expect(otherAssumptions({ ...defaultInputs, ...cautiousAssumptions })).toBe(planAssumptions);
  for (const name of assumptionNames) {
    const nearly = { ...defaultInputs, ...cautiousAssumptions, [name]: cautiousAssumptions[name] + 1 };
    expect(otherAssumptions(nearly)).toBe(cautiousAssumptions);
  }
});

test.for(assumptionNames)(
  '%s can be the plan’s, the owner’s and a link’s own value, each once and in its place',
  (name) => {
    const loaded = name === 'conversion' ? 99 : 1;
    const values = assumptionValues(name, loaded);
    expect(values[0]).toBe(planAssumptions[name]);
    for (const value of [planAssumptions[name], cautiousAssumptions[name], loaded])
      expect(values.filter((one) => one === value)).toHaveLength(1);
    const rising = name === 'cancellation' ? values : values.toReversed();
    expect(rising).toEqual(values.toSorted((one, other) => one - other));
  },
);
