import { inputRules, isInputName } from '../model/inputs.ts';
import { ownPriceCents, plan, type TierName } from '../model/plan.ts';
import { commissionParts } from '../model/commission-parts.ts';
import { crowdOf } from '../model/crowd.ts';
import { dotPaths, peoplePerDot } from '../model/dots.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import type { Inputs, MonthlyResult } from '../model/projection.ts';
import { inputText } from '../model/number-field.ts';
import type { Calculation, CalculatorState } from './store.ts';

/** The two projections: the visitor's inputs as entered, and with the cautious assumptions. */
export const scenarios = ['entered', 'cautious'] as const satisfies (keyof Calculation)[];

export type Scenario = (typeof scenarios)[number];

type Rows = readonly MonthlyResult<TierName>[];

type FigureReader = (rows: Rows, month: number, calculation: Calculation) => number;

/** Amounts of a month in one scenario, in cents. */
const amountReaders = {
  commission: (rows, month) => rows[month - 1]!.totalRevenueCents,
  leftAfterOwn: (rows, month) => rows[month - 1]!.totalRevenueCents - (ownPriceCents ?? 0),
  ownCommission: (rows, month) => commissionParts(plan, rows[month - 1]!).own,
  theirCommission: (rows, month) => commissionParts(plan, rows[month - 1]!).theirs,
  movesCommission: (rows, month) => commissionParts(plan, rows[month - 1]!).moves,
} as const satisfies Record<string, FigureReader>;

/** Numbers of people, subscriptions or months. */
const countReaders = {
  month: (_, month) => month,
  monthsOfGrowth: (_, month) => month - 1,
  ownPartners: (rows, month) => crowdOf(rows, month).own,
  ownSubscriptions: (rows, month) => crowdOf(rows, month).ownSubscriptions,
  theirSubscriptions: (rows, month) => crowdOf(rows, month).theirSubscriptions,
  people: (rows, month) => crowdOf(rows, month).own + crowdOf(rows, month).theirs,
  activeSubscriptions: (rows, month) => crowdOf(rows, month).ownSubscriptions + crowdOf(rows, month).theirSubscriptions,
  peoplePerDot: (_, month, calculation) => peoplePerDot(scenarios.map((one) => crowdOf(calculation[one], month))),
} as const satisfies Record<string, FigureReader>;

const figureReaders = { ...amountReaders, ...countReaders };

/** Which figure an element shows. */
export interface FigureKey {
  readonly name: keyof Inputs | keyof typeof figureReaders;
  /** `entered` if undefined. */
  readonly scenario?: Scenario | undefined;
  /** From 1; the chosen month if undefined. */
  readonly month?: number | undefined;
}

/** What figures are derived from. */
type FigureState = Pick<CalculatorState, 'inputs' | 'calculation' | 'month'>;

/** A figure's number: a count, an amount in cents, or an input in its own unit. */
export function figureNumber({ name, scenario = 'entered', month }: FigureKey, state: FigureState): number {
  if (isInputName(name)) return state.inputs[name];
  return figureReaders[name](state.calculation[scenario], month ?? state.month, state.calculation);
}

/** The SVG paths of a scenario's people as dots, at the scale that both scenarios share. */
export const dotsOf = (scenario: Scenario, state: FigureState) =>
  dotPaths(crowdOf(state.calculation[scenario], state.month), figureNumber({ name: 'peoplePerDot' }, state));

/** A figure's number as the page's language writes it. */
export function figureText(name: FigureKey['name'], number: number, formats: NumberFormats): string {
  if (Object.hasOwn(amountReaders, name)) return formats.money(number);
  if (!isInputName(name)) return formats.count(number);
  return inputText(number, inputRules[name], formats);
}
