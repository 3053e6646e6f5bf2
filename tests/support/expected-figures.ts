import { assumptionNames, cautiousAssumptions, planAssumptions } from '../../src/model/assumptions.ts';
import type { Language } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { barLength } from '../../src/model/bars.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { count as countOf, money } from './expected-amounts.ts';

/** The people of a month. @param month 1 is the first */
function peopleOf(inputs: Inputs, month: number) {
  const rows = project(plan, inputs).slice(0, month);
  const { level1Customers, level2Customers, cumulativeLevel1Partners: own } = rows.at(-1)!;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [ownActive, theirActive] = [sum(Object.values(level1Customers)), sum(Object.values(level2Customers))];
  const theirs = sum(rows.map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners));
  return { own, theirs, ownActive, theirActive, active: ownActive + theirActive };
}

/** These numbers of partners with the assumptions that they are compared with. */
export const otherExample = (inputs: Inputs): Inputs => ({
  ...inputs,
  ...(assumptionNames.every((name) => inputs[name] === cautiousAssumptions[name])
    ? planAssumptions
    : cautiousAssumptions),
});

const entry = plan.tiers[0]!;

/**
 * All figures of the answer, of the assumptions and of the chosen month's sum, by name.
 * @param month 1 is the first; without one the last, which is chosen at first
 */
export function figuresFor(language: Language, inputs: Inputs, month: number = plan.horizonMonths) {
  const { percent } = formatsFor(language);
  const count = countOf(language);
  const amount = (cents: number) => `${cents < 0 ? '−' : ''}${money(language)(Math.abs(cents))}`;
  const totalOf = (of: Inputs) => project(plan, of)[month - 1]!.totalRevenueCents;
  const { own, theirs, ownActive, theirActive, active } = peopleOf(inputs, month);
  const other = otherExample(inputs);
  const total = totalOf(inputs);
  const part = (subscriptions: number, rate: number) =>
    Math.floor((subscriptions * entry.priceCents * rate + 50) / 100);
  const [ownCents, theirCents] = [part(ownActive, entry.level1Commission), part(theirActive, entry.level2Commission)];
  const others = peopleOf(other, month);
  return {
    month: count(month),
    commission: amount(total),
    // An owner who names no subscription has no such line, and one whose tiers nobody upgrades to no such part.
    ...(ownPriceCents === undefined
      ? {}
      : {
          afterOwnPlan: amount(total - ownPriceCents),
          'other afterOwnPlan': amount(totalOf(other) - ownPriceCents),
        }),
    ...(!plan.upgrades.some(({ percent: share }) => share > 0)
      ? {}
      : { upgradesCommission: amount(total - ownCents - theirCents) }),
    level1EntryTier: amount(ownCents),
    level2EntryTier: amount(theirCents),
    level1Subscriptions: count(ownActive),
    level2Subscriptions: count(theirActive),
    subscriptions: count(active),
    partners: count(own + theirs),
    conversion: percent(inputs.conversion),
    cancellation: percent(inputs.cancellation),
    referralsTenths: count(inputs.referralsTenths / 10),
    'other commission': amount(totalOf(other)),
    'other subscriptions': count(others.active),
    'other partners': count(others.own + others.theirs),
    'other conversion': percent(other.conversion),
    'other cancellation': percent(other.cancellation),
    'other referralsTenths': count(other.referralsTenths / 10),
  } as Record<string, string>;
}

/** The expected lengths of an example's bars in all months in percent, from the model, which the unit tests check. */
export function expectedBars(inputs: Inputs, { isOther = false } = {}) {
  const drawn = { rows: project(plan, inputs), otherRows: project(plan, otherExample(inputs)), month: 1 };
  return drawn.rows.map(({ month }) => barLength({ month, isOther }, drawn));
}
