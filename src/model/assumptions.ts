import { settings } from '../settings/settings.ts';
import { inputRules } from './inputs.ts';
import type { Assumptions, Inputs } from './projection.ts';

/** The owner's cautious assumptions. */
export const cautiousAssumptions: Assumptions = {
  conversion: settings.cautious.conversion,
  cancellation: settings.cautious.cancellation,
  referralsTenths: Math.round(10 * settings.cautious.referrals),
};

/** The assumptions, in the order in which they are shown. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as (keyof Assumptions)[];

/** The plan's own assumptions, which are the most favorable. */
export const planAssumptions: Assumptions = {
  conversion: inputRules.conversion.default,
  cancellation: inputRules.cancellation.default,
  referralsTenths: inputRules.referralsTenths.default,
};

/** The assumptions of the other example: the cautious ones, or the plan's while the inputs contain just those. */
export const otherAssumptions = (inputs: Inputs): Assumptions =>
  assumptionNames.every((name) => inputs[name] === cautiousAssumptions[name]) ? planAssumptions : cautiousAssumptions;

/** The values that each assumption can be given, beside those of the plan, of the owner and of a link. */
const commonValues: Readonly<Record<keyof Assumptions, readonly number[]>> = {
  conversion: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 5, 2, 1, 0],
  cancellation: [0, 1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 100],
  referralsTenths: [500, 200, 100, 50, 40, 30, 20, 15, 10, 5, 2, 1, 0],
};

/**
 * The values that an assumption can be given, the most favorable first: none is more favorable than the plan's.
 * @param linked the value that the page was opened with
 */
export function assumptionValues(name: keyof Assumptions, linked: number): readonly number[] {
  const { default: planValue, maximum } = inputRules[name];
  const values = new Set([planValue, cautiousAssumptions[name], linked, ...commonValues[name]]);
  const sorted = [...values].filter((value) => value <= maximum).toSorted((one, other) => one - other);
  return name === 'cancellation' ? sorted : sorted.toReversed();
}
