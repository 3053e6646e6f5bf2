import { maximumInput } from '../config/maximum-input.ts';
import { tierNames, type Plan } from './plan.ts';
import { project, percentOf, type Inputs } from './projection.ts';
import { revenueByTierCents, sum, type Customers } from './revenue.ts';

/**
 * Upper bound, in cents, by which a smaller number of new partners can out-earn a larger one. Only upgrades cause this:
 * one more customer in the entry tier can round up several shares at once. In each share and partner level, at most one
 * customer too many moves, and another one too few.
 */
function slackCents<TierName extends string>(plan: Plan<TierName>): number {
  const shares = plan.upgrades.filter((upgrade) => upgrade.month <= plan.horizonMonths).length;
  const oneOfEach = Object.fromEntries(tierNames(plan).map((tier) => [tier, 1])) as Customers<TierName>;
  // Plus one, for rounding to cents.
  return (2 * shares + 1) * sum(revenueByTierCents(plan, oneOfEach, oneOfEach));
}

/** Result for one number of new partners per month. */
interface Projected {
  readonly partners: number;
  /** Total of all months. */
  readonly newSubscriptions: number;
  /** Commission of the target month. */
  readonly cents: number;
}

/** The most projections that one answer runs. Ordinary plans take some forty. */
export const mostProjections = 5000;

/**
 * The smallest number of new level-1 partners a month, from 0 to the largest that can be entered, with which a month's
 * commission reaches the target. Ignores `inputs.newLevel1PartnersPerMonth`. The search halves the range, tries the
 * lower half first, and skips ranges that cannot reach the target. In plans that pay next to nothing for a partner more,
 * ranges of any size might: after `mostProjections`, it takes the number that halving alone finds, which may not be the
 * smallest.
 * @param targetCents a month's commission, in cents
 * @param month 1 is the first
 * @returns undefined if no number reaches it
 */
export function fewestPartners<TierName extends string>(
  plan: Plan<TierName>,
  inputs: Inputs,
  targetCents: number,
  month: number,
): number | undefined {
  const upToMonth = { ...plan, horizonMonths: month };
  const slack = slackCents(upToMonth);
  let projections = 0;
  const projectWith = (partners: number): Projected => {
    projections++;
    const rows = project(upToMonth, { ...inputs, newLevel1PartnersPerMonth: partners });
    const joining = rows.flatMap(({ cumulativeLevel1Partners, joiningLevel2Partners }, index) => [
      cumulativeLevel1Partners - (rows[index - 1]?.cumulativeLevel1Partners ?? 0),
      joiningLevel2Partners,
    ]);
    const newSubscriptions = sum(joining.map((count) => percentOf(count, inputs.conversion)));
    return { partners, newSubscriptions, cents: rows.at(-1)!.totalRevenueCents };
  };

  // Leaves room for the halving, and for the levels of the search that are under way: 17 steps each halve 100,000.
  const isCutShort = () => projections > mostProjections - 40;

  function search(least: Projected, most: Projected): number | undefined {
    if (most.cents + slack < targetCents) return undefined;
    if (least.cents >= targetCents) return least.partners;
    // New subscriptions never decrease as partners increase. Equal totals therefore mean equal results for all numbers
    // in between.
    if (least.newSubscriptions === most.newSubscriptions) return undefined;
    if (isCutShort()) return undefined;
    const middle = Math.floor((least.partners + most.partners) / 2);
    return search(least, projectWith(middle)) ?? search(projectWith(middle + 1), most);
  }
  const found = search(projectWith(0), projectWith(maximumInput));
  return found ?? (isCutShort() ? halved(0, maximumInput) : undefined);

  /** The number at which halving ends, if it reaches the target. */
  function halved(least: number, most: number): number | undefined {
    if (least === most) return projectWith(least).cents >= targetCents ? least : undefined;
    const middle = Math.floor((least + most) / 2);
    return projectWith(middle).cents >= targetCents ? halved(least, middle) : halved(middle + 1, most);
  }
}
