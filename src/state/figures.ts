import { inputRules, isInputName } from '../model/inputs.ts';
import { ownPriceCents } from '../model/plan.ts';
import { dotKinds, peoplePerDot } from '../model/dots.ts';
import { widthInDigits, type NumberFormats } from '../format/number-formats.ts';
import type { Inputs, MonthlyResult } from '../model/projection.ts';
import { inputText } from '../model/number-field.ts';
import type { CalculatorState } from './store.ts';

/** What figures are derived from. */
type FigureState = Pick<CalculatorState, 'inputs' | 'rows' | 'originalRows' | 'otherRows' | 'month'>;

type FigureReader = (row: MonthlyResult, state: FigureState) => number;

/** Partners of both levels. */
const partners = ({ level1, level2 }: MonthlyResult) => level1.partners + level2.partners;

/** Subscriptions of both levels. */
const subscriptions = ({ level1, level2 }: MonthlyResult) => level1.subscriptions + level2.subscriptions;

/** How many people a dot stands for in every month: the last one has the most. */
const dotScale = ({ rows, originalRows }: FigureState) =>
  peoplePerDot(Math.max(partners(rows.at(-1)!), partners(originalRows.at(-1)!)));

/** Amounts of a month, in cents. */
const amountReaders = {
  commission: (row) => row.totalRevenueCents,
  otherCommission: ({ month }, { otherRows }) => otherRows[month - 1]!.totalRevenueCents,
  leftAfterOwn: (row) => row.totalRevenueCents - (ownPriceCents ?? 0),
  level1Commission: ({ level1 }) => level1.entryTierCents,
  level2Commission: ({ level2 }) => level2.entryTierCents,
  upgradesCommission: ({ upgradesCents }) => upgradesCents,
} as const satisfies Record<string, FigureReader>;

/** Numbers of people, subscriptions or months. */
const countReaders = {
  month: ({ month }) => month,
  level1Partners: ({ level1 }) => level1.partners,
  level1Subscriptions: ({ level1 }) => level1.subscriptions,
  level2Subscriptions: ({ level2 }) => level2.subscriptions,
  partners,
  subscriptions,
  peoplePerDot: (_, state) => dotScale(state),
} as const satisfies Record<string, FigureReader>;

const figureReaders = { ...amountReaders, ...countReaders };

/** Which figure an element shows. */
export interface FigureKey {
  readonly name: keyof Inputs | keyof typeof figureReaders;
  /** From 1; the chosen month if undefined. */
  readonly month?: number | undefined;
}

/** A figure's number: a count, an amount in cents, or an input in its own unit. */
export function figureNumber({ name, month }: FigureKey, state: FigureState): number {
  if (isInputName(name)) return state.inputs[name];
  return figureReaders[name](state.rows[(month ?? state.month) - 1]!, state);
}

/** The chosen month's people as dots. */
export function dotsOf(state: FigureState) {
  const row = state.rows[state.month - 1]!;
  const people = { partners: partners(row), subscriptions: subscriptions(row) };
  return dotKinds(people, partners(state.originalRows[state.month - 1]!), dotScale(state));
}

/** A figure's number as the page's language writes it. */
export function figureText(name: FigureKey['name'], number: number, formats: NumberFormats): string {
  if (Object.hasOwn(amountReaders, name)) return formats.money(number);
  if (!isInputName(name)) return formats.count(number);
  return inputText(number, inputRules[name], formats);
}

/** About how wide, in digits, the longest amount of any month is. */
export const longestAmount = ({ rows }: Pick<CalculatorState, 'rows'>, { money }: Pick<NumberFormats, 'money'>) =>
  widthInDigits(money(Math.max(...rows.map(({ totalRevenueCents }) => totalRevenueCents))));
