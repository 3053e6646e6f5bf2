import { maximumInput, settings } from '../settings/settings.ts';
import type { Inputs } from './projection.ts';

/** Constraints of a number field. Values are integers from 0 to `maximum`, in tenths if `decimals` is 1. */
export interface NumberRule {
  /** What the field starts with. */
  readonly default: number;
  readonly maximum: number;
  /** Decimals shown. With 1, values are in tenths: 5 is shown as 0.5. */
  readonly decimals: 0 | 1;
  /** Step of the buttons and arrow keys, in the value's unit. */
  readonly step: number;
  /** Whether a percent sign stands beside the number. */
  readonly isPercent?: boolean;
}

const plansReferralsTenths = 10 * settings.level2PartnersPerLevel1Partner;

const people = { maximum: maximumInput, decimals: 0, step: 1 } as const;
const percentage = { maximum: 100, decimals: 0, step: 1, isPercent: true } as const;

/** The inputs: two numbers of partners, and three assumptions, which start with the plan's and are never less cautious. */
export const inputRules: Readonly<Record<keyof Inputs, NumberRule>> = {
  partnersAtStart: { default: settings.partnersAtStart, ...people },
  newLevel1PartnersPerMonth: { default: settings.newLevel1PartnersPerMonth, ...people },
  cancellation: { default: 0, ...percentage },
  // Steps of half a partner.
  referralsTenths: { default: plansReferralsTenths, maximum: plansReferralsTenths, decimals: 1, step: 5 },
  conversion: { default: 100, ...percentage },
};

export const isInputName = (name: string): name is keyof Inputs => Object.hasOwn(inputRules, name);

/** The value one step up (1) or down (-1) from a value; at the end of the range, the value itself. */
export const stepFrom = (value: number, direction: number, { step, maximum }: NumberRule): number =>
  Math.min(Math.max(value + direction * step, 0), maximum);

/** Whether no step in a direction is left. */
export const isAtEnd = (value: number, direction: number, rule: NumberRule): boolean =>
  stepFrom(value, direction, rule) === value;

/** The owner's cautious assumptions, as inputs. */
export const cautiousAssumptions = {
  conversion: settings.cautious.conversion,
  cancellation: settings.cautious.cancellation,
  referralsTenths: Math.round(10 * settings.cautious.referrals),
} as const;

export type Assumptions = Pick<Inputs, keyof typeof cautiousAssumptions>;

/** The inputs that are assumptions, in the order in which they are shown. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as (keyof Assumptions)[];

/** The plan's own assumptions, as inputs. */
export const plansAssumptions: Assumptions = {
  conversion: inputRules.conversion.default,
  cancellation: inputRules.cancellation.default,
  referralsTenths: inputRules.referralsTenths.default,
};

/** The inputs that lead to the largest amounts: most partners, and the plan's assumptions. */
export const largestInputs: Inputs = {
  partnersAtStart: maximumInput,
  newLevel1PartnersPerMonth: maximumInput,
  ...plansAssumptions,
};

/** The assumptions that inputs are compared with: the cautious ones, or the plan's while the inputs contain just those. */
export const comparedAssumptions = (inputs: Inputs): Assumptions =>
  assumptionNames.every((name) => inputs[name] === cautiousAssumptions[name]) ? plansAssumptions : cautiousAssumptions;
