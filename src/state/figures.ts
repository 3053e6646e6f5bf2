import { ownPriceCents, type TierName } from '../model/plan.ts';
import { inputRules } from '../model/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Crowd } from '../model/crowd.ts';
import type { Inputs, MonthlyResult } from '../model/projection.ts';
import { sum } from '../model/revenue.ts';
import { toDisplayed } from '../model/typed-number.ts';
import type { Calculation, CalculatorState } from './store.ts';

type Rows = readonly MonthlyResult<TierName>[];

/**
 * Everyone who joined up to and including a month, and the subscriptions active at its end. @param rows month 1 first
 */
export function crowdOf(rows: Rows, month: number): Crowd {
  const { cumulativeLevel1Partners, level1Customers, level2Customers } = rows[month - 1]!;
  return {
    own: cumulativeLevel1Partners,
    ownSubscriptions: sum(Object.values(level1Customers)),
    theirs: sum(rows.slice(0, month).map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners)),
    theirSubscriptions: sum(Object.values(level2Customers)),
  };
}

/** Facts about the last row's month: people, subscriptions, and what remains of the commission. */
const facts = {
  ownPartners: (rows: Rows, { count }: NumberFormats) => count(crowdOf(rows, rows.length).own),
  partnersOfPartners: (rows: Rows, { count }: NumberFormats) => count(crowdOf(rows, rows.length).theirs),
  activeSubscriptions: (rows: Rows, { count }: NumberFormats) => {
    const { ownSubscriptions, theirSubscriptions } = crowdOf(rows, rows.length);
    return count(ownSubscriptions + theirSubscriptions);
  },
  people: (rows: Rows, { count }: NumberFormats) => {
    const { own, theirs } = crowdOf(rows, rows.length);
    return count(own + theirs);
  },
  leftAfterOwn: (rows: Rows, { money }: NumberFormats) => money(rows.at(-1)!.totalRevenueCents - (ownPriceCents ?? 0)),
};

export type Fact = keyof typeof facts;

/** The two projections: the visitor's inputs as entered, and with the cautious assumptions. */
export const cases = ['entered', 'cautious'] as const satisfies (keyof Calculation)[];

export type Case = (typeof cases)[number];

/**
 * A `data-figure`: the chosen month, an input, or a case's commission (`entered`, or `entered-7` for month 7) or fact
 * (`entered-ownPartners`).
 */
export type FigureName = 'month' | keyof Inputs | Case | `${Case}-${Fact | number}`;

/** An input's number as the page's language writes it, with its percent sign. */
export function inputText(name: keyof Inputs, number: number, { count, percent }: NumberFormats): string {
  const isPercentage = name === 'cancellation' || name === 'conversion';
  return isPercentage ? percent(number) : count(toDisplayed(number, inputRules[name]));
}

/** A figure's text, formatted for the page's language. */
export function figureText(
  name: FigureName,
  { inputs, calculation, month }: Pick<CalculatorState, 'inputs' | 'calculation' | 'month'>,
  formats: NumberFormats,
): string {
  if (name === 'month') return formats.count(month);
  if (Object.hasOwn(inputs, name)) return inputText(name as keyof Inputs, inputs[name as keyof Inputs], formats);
  const [which, what] = name.split('-') as [Case, string?];
  const rows = calculation[which].slice(0, Number(what) || month);
  return facts[what as Fact]?.(rows, formats) ?? formats.money(rows.at(-1)!.totalRevenueCents);
}
