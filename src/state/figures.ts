import { ownPriceCents, type TierName } from '../model/plan.ts';
import { inputRules, isInputName } from '../model/inputs.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Crowd } from '../model/drawings.ts';
import type { Inputs, MonthlyResult } from '../model/projection.ts';
import { sum } from '../model/revenue.ts';
import { toDisplayed } from '../model/typed-number.ts';
import type { Calculation, CalculatorState } from './store.ts';

type Rows = readonly MonthlyResult<TierName>[];

/** Everyone who joined up to and including a month, and subscriptions active at its end. @param rows month 1 first */
export function crowdOf(rows: Rows, month: number): Crowd {
  const { cumulativeLevel1Partners, level1Customers, level2Customers } = rows[month - 1]!;
  return {
    own: cumulativeLevel1Partners,
    ownSubscriptions: sum(Object.values(level1Customers)),
    theirs: sum(rows.slice(0, month).map(({ cumulativeLevel2Partners }) => cumulativeLevel2Partners)),
    theirSubscriptions: sum(Object.values(level2Customers)),
  };
}

/** Facts about a month in one case: amounts in cents, and numbers of people and subscriptions. */
const facts = {
  commission: (rows: Rows, month: number) => rows[month - 1]!.totalRevenueCents,
  leftAfterOwn: (rows: Rows, month: number) => rows[month - 1]!.totalRevenueCents - (ownPriceCents ?? 0),
  ownPartners: (rows: Rows, month: number) => crowdOf(rows, month).own,
  partnersOfPartners: (rows: Rows, month: number) => crowdOf(rows, month).theirs,
  people: (rows: Rows, month: number) => crowdOf(rows, month).own + crowdOf(rows, month).theirs,
  activeSubscriptions: (rows: Rows, month: number) =>
    crowdOf(rows, month).ownSubscriptions + crowdOf(rows, month).theirSubscriptions,
};

type Fact = keyof typeof facts;

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

/** What figures are derived from. */
type FigureState = Pick<CalculatorState, 'inputs' | 'calculation' | 'month'>;

/** A figure's number: a count, an amount in cents, or an input in its own unit. */
export function figureNumber({ name, which = 'entered', month }: FigureKey, state: FigureState): number {
  if (name === 'month') return state.month;
  if (isInputName(name)) return state.inputs[name];
  return facts[name](state.calculation[which], month ?? state.month);
}

/** A figure's number as the page's language writes it. */
export function figureText(name: FigureKey['name'], number: number, { count, money, percent }: NumberFormats): string {
  if (name === 'commission' || name === 'leftAfterOwn') return money(number);
  if (name === 'cancellation' || name === 'conversion') return percent(number);
  return count(isInputName(name) ? toDisplayed(number, inputRules[name]) : number);
}
