/** One of the two numbers a visitor enters. */
export interface InputRule {
  /** Name of the query parameter that carries it in a shared link. */
  readonly parameter: string;
  /** Value without that parameter. */
  readonly default: number;
  /** The URL is kept short: the parameter is written only for values that differ from this one. */
  readonly omitWhen: number;
}

/** The two inputs of the projection. Both are whole numbers from 0 to `maximumInput`. */
export const inputRules = {
  partnersAtStart: { parameter: 'partners', default: 0, omitWhen: 0 },
  newLevel1PartnersPerMonth: { parameter: 'monthly', default: 10, omitWhen: 10 },
} as const satisfies Record<string, InputRule>;

/** Most digits that a field takes. */
export const maximumDigits = 5;

/** Largest value of an input: the largest number of `maximumDigits` digits. */
export const maximumInput = 10 ** maximumDigits - 1;
