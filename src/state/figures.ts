import { inputRules, isInputName, otherAssumptions, originalAssumptions } from '../model/inputs.ts';
import { ownPriceCents, plan, type TierName } from '../model/plan.ts';
import { commissionParts } from '../model/commission-parts.ts';
import { crowdOf } from '../model/crowd.ts';
import { dotKinds, peoplePerDot } from '../model/dots.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import { project, type Inputs, type MonthlyResult } from '../model/projection.ts';
import { inputText } from '../model/number-field.ts';
import type { CalculatorState } from './store.ts';

/** What figures are derived from. */
type FigureState = Pick<CalculatorState, 'inputs' | 'rows' | 'month'>;

type FigureReader = (row: MonthlyResult<TierName>, state: FigureState) => number;

/** The projection of the same numbers of partners with the original assumptions. */
export const originalRows = (inputs: Inputs) => project(plan, { ...inputs, ...originalAssumptions });

/** The most people of any month: these, or those of the original assumptions. */
const mostPartners = ({ inputs, rows }: FigureState) =>
  Math.max(...[rows, originalRows(inputs)].map((projection) => crowdOf(projection, plan.horizonMonths).partners));

/** Amounts of a month, in cents. */
const amountReaders = {
  commission: (row) => row.totalRevenueCents,
  otherCommission: ({ month }, { inputs }) =>
    project(plan, { ...inputs, ...otherAssumptions(inputs) })[month - 1]!.totalRevenueCents,
  leftAfterOwn: (row) => row.totalRevenueCents - (ownPriceCents ?? 0),
  level1Commission: (row) => commissionParts(plan, row).level1,
  level2Commission: (row) => commissionParts(plan, row).level2,
  upgradesCommission: (row) => commissionParts(plan, row).upgrades,
} as const satisfies Record<string, FigureReader>;

/** Numbers of people, subscriptions or months. */
const countReaders = {
  month: ({ month }) => month,
  level1Partners: ({ month }, { rows }) => crowdOf(rows, month).level1Partners,
  level1Subscriptions: ({ month }, { rows }) => crowdOf(rows, month).level1Subscriptions,
  level2Subscriptions: ({ month }, { rows }) => crowdOf(rows, month).level2Subscriptions,
  partners: ({ month }, { rows }) => crowdOf(rows, month).partners,
  subscriptions: ({ month }, { rows }) => crowdOf(rows, month).subscriptions,
  peoplePerDot: (_, state) => peoplePerDot(mostPartners(state)),
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
export const dotsOf = (state: FigureState) =>
  dotKinds(
    crowdOf(state.rows, state.month),
    crowdOf(originalRows(state.inputs), state.month).partners,
    peoplePerDot(mostPartners(state)),
  );

/** A figure's number as the page's language writes it. */
export function figureText(name: FigureKey['name'], number: number, formats: NumberFormats): string {
  if (Object.hasOwn(amountReaders, name)) return formats.money(number);
  if (!isInputName(name)) return formats.count(number);
  return inputText(number, inputRules[name], formats);
}
