import { newLevel1PartnersPerMonth, partnersAtStart } from './settings.ts';

/** One of the two numbers a visitor enters. */
export interface InputRule {
  /** Name of the query parameter that carries it in a shared link. */
  readonly parameter: string;
  /** Value without that parameter. The address is kept short: the parameter is written for other values only. */
  readonly default: number;
}

/** The two inputs of the projection. Both are whole numbers from 0 to `maximumInput`. */
export const inputRules = {
  partnersAtStart: { parameter: 'partners', default: partnersAtStart },
  newLevel1PartnersPerMonth: { parameter: 'monthly', default: newLevel1PartnersPerMonth },
} as const satisfies Record<string, InputRule>;

/** Most digits that a field takes. */
export const maximumDigits = 5;

/** Largest value of an input: the largest number of `maximumDigits` digits. */
export const maximumInput = 10 ** maximumDigits - 1;

/** The inputs that the calculation basis works through: large enough that the upgrades move someone. */
export const exampleInputs = { partnersAtStart: 10, newLevel1PartnersPerMonth: 10 } as const;
