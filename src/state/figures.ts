import { ownPriceCents, type TierName } from '../model/plan.ts';
import { inputRules, isInputName } from '../model/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Crowd } from '../model/drawings.ts';
import type { Inputs, MonthlyResult } from '../model/projection.ts';
import { sum } from '../model/revenue.ts';
import { toDisplayed } from '../model/typed-number.ts';
import type { Calculation, CalculatorState } from './store.ts';

type Rows = readonly MonthlyResult<TierName>[];

/** Everyone who joined up to a month, and the subscriptions active at its end. @param rows month 1 first */
export function crowdOf(rows: Rows, month: number): Crowd {
  const { cumulativeLevel1Partners, level1Customers, level2Customers } = rows[month - 1]!;
  return {
    own: cumulativeLevel1Partners,
    ownSubscriptions: sum(Object.values(level1Customers)),
    theirs: sum(rows.slice(0, month).map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners)),
    theirSubscriptions: sum(Object.values(level2Customers)),
  };
}

/** A month's commission, what remains of it, people and subscriptions, as texts. @param rows up to the month */
function factsOf(rows: Rows, { count, money }: NumberFormats) {
  const { own, ownSubscriptions, theirs, theirSubscriptions } = crowdOf(rows, rows.length);
  const { totalRevenueCents } = rows.at(-1)!;
  return {
    commission: money(totalRevenueCents),
    leftAfterOwn: money(totalRevenueCents - (ownPriceCents ?? 0)),
    ownPartners: count(own),
    partnersOfPartners: count(theirs),
    people: count(own + theirs),
    activeSubscriptions: count(ownSubscriptions + theirSubscriptions),
  };
}

export type Fact = keyof ReturnType<typeof factsOf>;

/** The two projections: the visitor's inputs as entered, and with the cautious assumptions. */
export const cases = ['entered', 'cautious'] as const satisfies (keyof Calculation)[];

export type Case = (typeof cases)[number];

/** Which figure an element shows. The early script reads it from `data-figure`, `data-case` and `data-month`. */
export interface FigureKey {
  /** The number of the chosen month, an input, or a fact. */
  readonly name: 'month' | keyof Inputs | Fact;
  /** The case of a fact; `entered` if undefined. */
  readonly which?: Case | undefined;
  /** The month of a fact, from 1; the chosen one if undefined. */
  readonly month?: number | undefined;
}

/** An input's number as the page's language writes it, with its percent sign. */
export function inputText(name: keyof Inputs, number: number, { count, percent }: NumberFormats): string {
  const isPercentage = name === 'cancellation' || name === 'conversion';
  return isPercentage ? percent(number) : count(toDisplayed(number, inputRules[name]));
}

/** A figure's text, formatted for the page's language. */
export function figureText(
  { name, which = 'entered', month }: FigureKey,
  state: Pick<CalculatorState, 'inputs' | 'calculation' | 'month'>,
  formats: NumberFormats,
): string {
  if (name === 'month') return formats.count(state.month);
  if (isInputName(name)) return inputText(name, state.inputs[name], formats);
  return factsOf(state.calculation[which].slice(0, month ?? state.month), formats)[name];
}
