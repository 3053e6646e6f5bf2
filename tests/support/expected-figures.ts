import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { ownPriceCents, plan, type Tier } from '../../src/model/plan.ts';
import { overview } from '../../src/model/overview.ts';
import { barLengths } from '../../src/model/bars.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { money } from './expected-amounts.ts';

/** The people of a month in one scenario. @param month 1 is the first */
export function peopleOf(inputs: Inputs, month: number) {
  const rows = overview(plan, inputs, project(plan, inputs)).slice(0, month);
  const { levels, cumulativeLevel1Partners: own } = rows.at(-1)!;
  const [ownActive, theirActive] = [levels[0].activeSubscriptions, levels[1].activeSubscriptions];
  const theirs = rows.reduce((sum, row) => sum + row.levels[1].joining, 0);
  return { own, theirs, ownActive, theirActive, active: ownActive + theirActive };
}

/** What a dot stands for: 1, 2, 5, 10 and so on, so that at most 160 dots are drawn. */
export function expectedScale(inputs: Inputs, month: number): number {
  const most = Math.max(
    ...[inputs, withCautiousAssumptions(inputs)].map((one) => {
      const { own, theirs } = peopleOf(one, month);
      return own + theirs;
    }),
  );
  return [0, 1, 2, 5]
    .flatMap((step) => Array.from({ length: 9 }, (_, power) => step * 10 ** power))
    .sort((a, b) => a - b)
    .find((scale) => most <= 160 * scale)!;
}

const entry = Object.values<Tier>(plan.tiers)[0]!;

/** What the result says of a month in one scenario, by the figures' names. */
function factsOf(language: Language, inputs: Inputs, month: number): Record<string, string> {
  const count = (number: number) =>
    new Intl.NumberFormat(language.numberLocale, { numberingSystem: 'latn' }).format(number);
  const amount = (cents: number) => `${cents < 0 ? '−' : ''}${money(language)(Math.abs(cents))}`;
  const { own, theirs, ownActive, theirActive, active } = peopleOf(inputs, month);
  const total = overview(plan, inputs, project(plan, inputs))[month - 1]!.totalRevenueCents;
  const part = (subscriptions: number, percent: number) =>
    Math.floor((subscriptions * entry.priceCents * percent + 50) / 100);
  const [ownCents, theirCents] = [part(ownActive, entry.level1Commission), part(theirActive, entry.level2Commission)];
  return {
    commission: amount(total),
    // An owner who names no subscription has no such line, and one whose tiers nobody moves to no such part.
    ...(ownPriceCents === undefined ? {} : { leftAfterOwn: amount(total - ownPriceCents) }),
    ...(plan.upgrades.length === 0 ? {} : { movesCommission: amount(total - ownCents - theirCents) }),
    ownCommission: amount(ownCents),
    theirCommission: amount(theirCents),
    ownSubscriptions: count(ownActive),
    theirSubscriptions: count(theirActive),
    activeSubscriptions: count(active),
    people: count(own + theirs),
  };
}

/**
 * All figures of the result by scenario and name, those of a month included.
 * @param month 1 is the first; without one the last, which is chosen at first
 */
export function figuresFor(language: Language, inputs: Inputs, month: number = plan.horizonMonths) {
  const { count, percent } = formatsFor(language, plan.currency);
  const ofScenario = (scenario: string, facts: Record<string, string>) =>
    Object.entries(facts).map(([name, text]) => [`${scenario} ${name}`, text]);
  const assumed = {
    conversion: percent(inputs.conversion),
    cancellation: percent(inputs.cancellation),
    referralsTenths: count(inputs.referralsTenths / 10),
  };
  return Object.fromEntries([
    ['both month', count(month)],
    ['both peoplePerDot', count(expectedScale(inputs, month))],
    ...ofScenario('entered', { ...factsOf(language, inputs, month), ...assumed }),
    ...ofScenario('cautious', factsOf(language, withCautiousAssumptions(inputs), month)),
  ]) as Record<string, string>;
}

/** The expected bar lengths for these inputs, from the model, which the unit tests check. */
export const expectedBars = (inputs: Inputs) =>
  barLengths(project(plan, inputs), project(plan, withCautiousAssumptions(inputs)));
