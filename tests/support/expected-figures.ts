import { assumptionNames, cautiousAssumptions, originalAssumptions } from '../../src/model/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { barsOf } from '../../src/model/bars.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { money } from './expected-amounts.ts';

/** The people of a month. @param month 1 is the first */
export function peopleOf(inputs: Inputs, month: number) {
  const rows = project(plan, inputs).slice(0, month);
  const { level1Customers, level2Customers, cumulativeLevel1Partners: own } = rows.at(-1)!;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [ownActive, theirActive] = [sum(Object.values(level1Customers)), sum(Object.values(level2Customers))];
  const theirs = sum(rows.map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners));
  return { own, theirs, ownActive, theirActive, active: ownActive + theirActive };
}

/** These numbers of partners with the original assumptions, and with those that the row below the amount shows. */
const original = (inputs: Inputs): Inputs => ({ ...inputs, ...originalAssumptions });
export const other = (inputs: Inputs): Inputs =>
  assumptionNames.every((name) => inputs[name] === cautiousAssumptions[name])
    ? original(inputs)
    : { ...inputs, ...cautiousAssumptions };

/** All partners of a month. */
const partnersOf = (inputs: Inputs, month: number) => peopleOf(inputs, month).own + peopleOf(inputs, month).theirs;

/** What a dot stands for: 1, 2, 5, 10 and so on, so that at most 160 dots are drawn in any month. */
export function expectedScale(inputs: Inputs): number {
  const most = Math.max(...[inputs, original(inputs)].map((one) => partnersOf(one, plan.horizonMonths)));
  return [0, 1, 2, 5]
    .flatMap((step) => Array.from({ length: 9 }, (_, power) => step * 10 ** power))
    .sort((a, b) => a - b)
    .find((scale) => most <= 160 * scale)!;
}

/** How many dots of each kind stand for a month's people: subscribers, others, and those of the original assumptions. */
export function expectedDots(inputs: Inputs, month: number) {
  const { own, theirs, active } = peopleOf(inputs, month);
  const scale = expectedScale(inputs);
  const ends: number[] = [0];
  const counts = [active, own + theirs, partnersOf(original(inputs), month)];
  for (const [index, until] of counts.entries()) {
    const before = Math.max(0, ...counts.slice(0, index));
    ends.push(until <= before ? ends.at(-1)! : Math.max(ends.at(-1)! + 1, Math.round(until / scale)));
  }
  const [none, subscriber, others, all] = ends as [number, number, number, number];
  return { subscriber: subscriber - none, nonSubscriber: others - subscriber, original: all - others };
}

const entry = plan.tiers[0]!;

/**
 * All figures of the answer and of the chosen month's sum, by name.
 * @param month 1 is the first; without one the last, which is chosen at first
 */
export function figuresFor(language: Language, inputs: Inputs, month: number = plan.horizonMonths) {
  const { percent } = formatsFor(language, plan.currency);
  const count = (number: number) =>
    new Intl.NumberFormat(language.numberLocale, { numberingSystem: 'latn' }).format(number);
  const amount = (cents: number) => `${cents < 0 ? '−' : ''}${money(language)(Math.abs(cents))}`;
  const { own, theirs, ownActive, theirActive, active } = peopleOf(inputs, month);
  const [total, otherTotal] = [inputs, other(inputs)].map((one) => project(plan, one)[month - 1]!.totalRevenueCents);
  const part = (subscriptions: number, rate: number) =>
    Math.floor((subscriptions * entry.priceCents * rate + 50) / 100);
  const [ownCents, theirCents] = [part(ownActive, entry.level1Commission), part(theirActive, entry.level2Commission)];
  return {
    month: count(month),
    conversion: percent(inputs.conversion),
    cancellation: percent(inputs.cancellation),
    referralsTenths: count(inputs.referralsTenths / 10),
    commission: amount(total!),
    otherCommission: amount(otherTotal!),
    // An owner who names no subscription has no such line, and one whose tiers nobody upgrades to no such part.
    ...(ownPriceCents === undefined ? {} : { leftAfterOwn: amount(total! - ownPriceCents) }),
    ...(plan.upgrades.length === 0 ? {} : { upgradesCommission: amount(total! - ownCents - theirCents) }),
    level1Commission: amount(ownCents),
    level2Commission: amount(theirCents),
    level1Subscriptions: count(ownActive),
    level2Subscriptions: count(theirActive),
    subscriptions: count(active),
    partners: count(own + theirs),
    peoplePerDot: count(expectedScale(inputs)),
  } as Record<string, string>;
}

/** The expected bar lengths for these inputs in percent, from the model, which the unit tests check. */
export const expectedBars = (inputs: Inputs) =>
  barsOf(project(plan, inputs), project(plan, original(inputs))).map(({ length }) => length);
