import { otherAssumptions } from '../model/assumptions.ts';
import { isInputName } from '../model/inputs.ts';
import { ownPriceCents } from '../model/plan.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Inputs, MonthlyResult } from '../model/projection.ts';
import type { CalculatorState, Projected } from './store.ts';

/** What figures are derived from. */
type FigureState = Pick<CalculatorState, keyof Projected | 'month'>;

type FigureReader = (row: MonthlyResult) => number;

/** Amounts of a month, in cents. */
const amountReaders = {
  commission: (row) => row.totalRevenueCents,
  afterOwnPlan: (row) => row.totalRevenueCents - (ownPriceCents ?? 0),
  level1EntryTier: ({ level1 }) => level1.entryTierCents,
  level2EntryTier: ({ level2 }) => level2.entryTierCents,
  upgradesCommission: ({ upgradesCents }) => upgradesCents,
} as const satisfies Record<string, FigureReader>;

/** Numbers of people, subscriptions or months. */
const countReaders = {
  month: ({ month }) => month,
  level1Partners: ({ level1 }) => level1.partners,
  level1Subscriptions: ({ level1 }) => level1.subscriptions,
  level2Subscriptions: ({ level2 }) => level2.subscriptions,
  partners: ({ level1, level2 }) => level1.partners + level2.partners,
  subscriptions: ({ level1, level2 }) => level1.subscriptions + level2.subscriptions,
} as const satisfies Record<string, FigureReader>;

const figureReaders = { ...amountReaders, ...countReaders };

/** Which figure an element shows. */
export interface FigureKey {
  readonly name: keyof Inputs | keyof typeof figureReaders;
  /** From 1; the chosen month if undefined. */
  readonly month?: number | undefined;
  /** Whether it is the other example's. */
  readonly isOther?: boolean | undefined;
  /** Whether it is an amount without the letters of its currency, which stand beside it. */
  readonly isBare?: boolean | undefined;
}

/** A figure's number: a count, an amount in cents, or an input in its own unit. */
export function figureNumber({ name, month, isOther }: FigureKey, state: FigureState): number {
  if (isInputName(name)) {
    const inputs = isOther ? { ...state.inputs, ...otherAssumptions(state.inputs) } : state.inputs;
    return inputs[name];
  }
  const rows = isOther ? state.otherRows : state.rows;
  return figureReaders[name](rows[(month ?? state.month) - 1]!);
}

/** An input as the page's language writes it: shares as percentages, tenths as a number with a decimal. */
export function inputText(name: keyof Inputs, value: number, { count, percent }: NumberFormats): string {
  if (name === 'conversion' || name === 'cancellation') return percent(value);
  return count(name === 'referralsTenths' ? value / 10 : value);
}

/** A figure's number as the page's language writes it. */
export function figureText({ name, isBare }: FigureKey, number: number, formats: NumberFormats): string {
  if (isInputName(name)) return inputText(name, number, formats);
  if (!Object.hasOwn(amountReaders, name)) return formats.count(number);
  return isBare ? formats.bareMoney(number) : formats.money(number);
}
