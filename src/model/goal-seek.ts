import { maximumInput } from '../settings/settings.ts';
import type { NumberRule } from './inputs.ts';
import type { Plan } from './plan.ts';
import { project, type Inputs } from './projection.ts';

/** The target amount, in whole currency units. */
export const amountRule: NumberRule = { default: 0, maximum: 9_999_999, step: 10 };

/** The next round amount above one that is reached already: 1, 2.5 or 5 times a power of ten. @param cents from 0 */
export function nextAmount(cents: number): number {
  const power = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, cents / 100))));
  const next = [power, 2.5 * power, 5 * power].find((amount) => 100 * amount > cents) ?? 10 * power;
  return Math.min(next, amountRule.maximum);
}

/**
 * Because of rounding, one partner fewer can bring more, so that the binary search may end slightly too high: this many
 * smaller numbers are tried as well.
 */
const extraTries = 64;

/**
 * A number of new level-1 partners a month, from 0 to the largest that can be entered, with which the last month's
 * commission reaches the target: the smallest that a binary search, and a look at those right below its result, find.
 * Ignores `inputs.newLevel1PartnersPerMonth`.
 * @param targetCents the last month's commission, in cents
 * @returns the number with that commission in cents, undefined if not even the largest number reaches the target
 */
export function partnersFor(plan: Plan, inputs: Inputs, targetCents: number) {
  const centsWith = (newLevel1PartnersPerMonth: number) =>
    project(plan, { ...inputs, newLevel1PartnersPerMonth }).at(-1)!.totalRevenueCents;
  const reaches = (newPartners: number) => centsWith(newPartners) >= targetCents;
  let [low, high] = [0, maximumInput];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  if (!reaches(low)) return undefined;
  const below = Array.from({ length: Math.min(extraTries, low) }, (_, index) => low - index - 1);
  const newPartners = below.findLast(reaches) ?? low;
  return { newPartners, cents: centsWith(newPartners) };
}
