import { inputRules } from '../config/inputs.ts';
import { plan, type TierName } from '../config/plan.ts';
import type { NumberFormats } from '../format/number-formats.ts';
import { cautiousInputs, type Preset } from '../model/assumptions.ts';
import { project, type Inputs, type MonthlyResult } from '../model/projection.ts';
import { createClaim } from './claim.ts';
import { createFieldStore, type FieldState } from './field-store.ts';

/** All that the page says of its inputs follows from these rows. They are calculated once for each change. */
export interface Calculation {
  /** The projection of the inputs, month 1 first. */
  readonly entered: readonly MonthlyResult<TierName>[];
  /** The same numbers of partners with the owner's cautious assumptions. */
  readonly cautious: readonly MonthlyResult<TierName>[];
}

/** Calculates the owner's plan with these inputs, and with the cautious assumptions in place of theirs. */
export function calculate(inputs: Inputs): Calculation {
  return { entered: project(plan, inputs), cautious: project(plan, cautiousInputs(inputs)) };
}

/**
 * What is made or loaded when it is first opened: the way from an amount to what it takes, how the chosen month's amount
 * adds up, the overview of all months, and the partner's kit.
 */
export type Late = 'needed' | 'breakdown' | 'overview' | 'kit';

/** What can be pressed that React carries out. Each stands for the last press of its kind. */
export interface Presses extends Partial<Record<Late, true>> {
  /** Sets all assumptions; the visitor's own are as they are. */
  readonly assumptions?: Preset | 'own';
}

export interface CalculatorState extends FieldState<keyof Inputs> {
  readonly calculation: Calculation;
  /** Another object after each change that is announced: what screen readers say ahead of the result. */
  readonly announced?: { readonly assumptions?: Preset; readonly stepped?: keyof Inputs };
  /** The month that amounts, breakdown and what it takes are of; 1 is the first. */
  readonly month: number;
  /** The visitor's own assumptions have been chosen, although they are still the plan's or the cautious ones. */
  readonly wantsOwn?: boolean;
  /** How often each has been opened. */
  readonly openings: Readonly<Partial<Record<Late, number>>>;
  /** Presses that wait for React. */
  readonly waiting: Presses;
  /** Whether React has taken over all parts. */
  readonly isLive?: true;
}

/** From the first paint on and with React, in the form that `useSyncExternalStore` takes. */
export type CalculatorStore = ReturnType<typeof createStore>;

/** @param count writes a number as the page's language does */
export function createStore(inputs: Inputs, count: NumberFormats['count']) {
  const start: CalculatorState = {
    inputs,
    calculation: calculate(inputs),
    month: plan.horizonMonths,
    openings: {},
    waiting: {},
  };
  const store = createFieldStore<keyof Inputs, CalculatorState>(inputRules, start, count, (changed) => ({
    calculation: calculate(changed),
  }));
  return {
    ...store,
    claim: createClaim(),
    /** Chooses the month that figures are of; 1 is the first. */
    choose: (month: number) => {
      store.change({ month });
      store.follow();
    },
  };
}
