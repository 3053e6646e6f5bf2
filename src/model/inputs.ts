import * as site from '../settings/settings.ts';
import type { Inputs } from './projection.ts';

/** Constraints of a number field. Values are integers from 0 to `maximum`, in tenths if `decimals` is 1. */
export interface NumberRule {
  /** What the field starts with. */
  readonly default: number;
  readonly maximum: number;
  /** Decimals shown. With 1, values are in tenths: 5 is shown as 0.5. */
  readonly decimals: 0 | 1;
  /** Whether a percent sign stands beside the number. */
  readonly isPercent?: boolean;
}

const plannedReferralsTenths = 10 * site.level2PartnersPerLevel1Partner;

/** 10 referrals, or the plan's own number if larger: the field must accept its default. */
const maximumReferralsTenths = Math.max(100, plannedReferralsTenths);

/** The inputs: two numbers of partners, and three assumptions, which default to the plan's. */
export const inputRules: Readonly<Record<keyof Inputs, NumberRule>> = {
  partnersAtStart: { default: site.partnersAtStart, maximum: site.maximumInput, decimals: 0 },
  newLevel1PartnersPerMonth: { default: site.newLevel1PartnersPerMonth, maximum: site.maximumInput, decimals: 0 },
  cancellation: { default: 0, maximum: 100, decimals: 0, isPercent: true },
  referralsTenths: { default: plannedReferralsTenths, maximum: maximumReferralsTenths, decimals: 1 },
  conversion: { default: 100, maximum: 100, decimals: 0, isPercent: true },
};

export const isInputName = (name: string): name is keyof Inputs => Object.hasOwn(inputRules, name);

/** The inputs that lead to the largest amounts: most partners and referrals, no cancellations, everyone subscribes. */
export const largestInputs = {
  partnersAtStart: site.maximumInput,
  newLevel1PartnersPerMonth: site.maximumInput,
  cancellation: 0,
  referralsTenths: maximumReferralsTenths,
  conversion: 100,
} as const;

/** The owner's cautious assumptions, as inputs. */
export const cautiousAssumptions = {
  conversion: site.cautious.conversion,
  cancellation: site.cautious.cancellation,
  referralsTenths: 10 * site.cautious.referrals,
} as const;

/** The inputs that are assumptions, in the order in which they are shown. */
export const assumptionNames = /* @__PURE__ */ Object.keys(cautiousAssumptions) as (keyof typeof cautiousAssumptions)[];

/** The plan's own assumptions, as inputs; texts call them the original ones, since a plan is a tier there. */
export const originalAssumptions = {
  conversion: inputRules.conversion.default,
  cancellation: inputRules.cancellation.default,
  referralsTenths: inputRules.referralsTenths.default,
} as const;

type Assumptions = Pick<Inputs, keyof typeof cautiousAssumptions>;

/** Whether the inputs contain just these assumptions. */
export const hasAssumptions = (inputs: Inputs, assumptions: Assumptions): boolean =>
  assumptionNames.every((name) => inputs[name] === assumptions[name]);

/** The assumptions to compare the inputs with: the cautious ones, or the original ones while the inputs contain those. */
export const otherAssumptions = (inputs: Inputs): Assumptions =>
  hasAssumptions(inputs, cautiousAssumptions) ? originalAssumptions : cautiousAssumptions;
