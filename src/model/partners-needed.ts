import { maximumInput } from '../config/maximum-input.ts';
import type { Plan } from '../config/plan-types.ts';
import { project, share, type Inputs, type MoveUp } from './projection.ts';
import { sum } from './revenue.ts';

/**
 * Leaves no tier fewer customers than the plan's way does, and never fewer for more in the entry tier: to round each
 * share up or down takes at most 49 hundredths of a customer less from the entry tier than its percent.
 */
const moveUpAtMost: MoveUp = (customers, entry, shares) => {
  const staying = customers[entry];
  for (const [tier, percent] of shares) customers[tier] += share(staying, percent);
  const left = 100 - sum(shares.map(([, percent]) => percent));
  customers[entry] = Math.min(staying, Math.floor((left * staying + 49 * shares.length) / 100));
};

/** What a number of new partners a month leads to. */
interface Projected {
  readonly partners: number;
  /** Of all months together. */
  readonly newSubscriptions: number;
  /** Commission of the month that is asked for. */
  readonly cents: number;
}

/**
 * The smallest number of new level-1 partners a month, from 0 to the largest that can be entered, with which the
 * commission of a month reaches the target; undefined if none does. The inputs' own number does not matter.
 *
 * It is what counting up from 0 would find. Halving alone would not: more partners bring no fewer subscriptions in any
 * month and tier, but for the upgrades, where one customer more in the entry tier can round the shares of several higher
 * tiers up at once. So, of the numbers from `least` to `most`,
 * - none reaches the target if `most` does not with `moveUpAtMost`: with that, fewer partners never bring more, and never
 *   less than they do with the plan's way;
 * - all bring the same if `least` and `most` have equally many new subscriptions: as no month has fewer for more
 *   partners, each month then has the same.
 * Otherwise both halves are searched, the lower one first.
 * @param targetCents a month's commission, in cents
 * @param month 1 is the first
 */
export function partnersNeeded<TierName extends string>(
  plan: Plan<TierName>,
  inputs: Inputs,
  targetCents: number,
  month: number,
): number | undefined {
  const upToMonth = { ...plan, horizonMonths: month };
  const projectWith = (partners: number, move?: MoveUp): Projected => {
    const rows = project(upToMonth, { ...inputs, newLevel1PartnersPerMonth: partners }, move);
    const joining = rows.map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners);
    const newSubscriptions = sum([partners, ...joining].map((count) => share(count, inputs.conversion)));
    return { partners, newSubscriptions, cents: rows.at(-1)!.totalRevenueCents };
  };
  const boundWith = (partners: number) => projectWith(partners, moveUpAtMost);

  function search(least: Projected, most: Projected): number | undefined {
    if (most.cents < targetCents) return undefined;
    if (least.cents >= targetCents) return least.partners;
    if (least.newSubscriptions === most.newSubscriptions) return undefined;
    const middle = Math.floor((least.partners + most.partners) / 2);
    return search(least, boundWith(middle)) ?? search(projectWith(middle + 1), most);
  }
  return search(projectWith(0), boundWith(maximumInput));
}
