import { newLevel1PartnersPerMonth, partnersAtStart } from './settings.ts';

/** One of the two numbers a visitor enters. */
export interface InputRule {
  /** Name of the query parameter that carries it in a shared link. */
  readonly parameter: string;
  /** Value when the parameter is missing. It is not written into the address, which keeps that short. */
  readonly default: number;
}

/** The two inputs of the projection. Both are whole numbers from 0 to `maximumInput`. */
export const inputRules = {
  partnersAtStart: { parameter: 'partners', default: partnersAtStart },
  newLevel1PartnersPerMonth: { parameter: 'monthly', default: newLevel1PartnersPerMonth },
} as const satisfies Record<string, InputRule>;

/** The most digits that a field accepts. */
export const maximumDigits = 5;

/** Largest value of an input: the largest number of `maximumDigits` digits. */
export const maximumInput = 10 ** maximumDigits - 1;

/** The inputs of the worked example: large enough that the upgrades move someone. */
export const exampleInputs = { partnersAtStart: 10, newLevel1PartnersPerMonth: 10 } as const;
