import { maximumInput, settings } from '../settings/settings.ts';
import type { Inputs, Partners } from './projection.ts';

/** What a number may be: a whole number from 0 to `maximum`. */
export interface NumberRule {
  /** What it is at first. */
  readonly default: number;
  readonly maximum: number;
  /** What a field's buttons and arrow keys add or take away; 1 if undefined. */
  readonly step?: number;
}

const planReferralsTenths = 10 * settings.level2PartnersPerLevel1Partner;

/** The inputs: two numbers of partners, and three assumptions, which start with the plan's and are never less cautious. */
export const inputRules: Readonly<Record<keyof Inputs, NumberRule>> = {
  partnersAtStart: { default: settings.partnersAtStart, maximum: maximumInput },
  newLevel1PartnersPerMonth: { default: settings.newLevel1PartnersPerMonth, maximum: maximumInput },
  cancellation: { default: 0, maximum: 100 },
  referralsTenths: { default: planReferralsTenths, maximum: planReferralsTenths },
  conversion: { default: 100, maximum: 100 },
};

export const isInputName = (name: string): name is keyof Inputs => Object.hasOwn(inputRules, name);

/** The inputs that have a field, in the order on screen. */
export const partnerNames = ['partnersAtStart', 'newLevel1PartnersPerMonth'] as const satisfies (keyof Partners)[];

export const isPartnerName = (name: string): name is keyof Partners =>
  (partnerNames as readonly string[]).includes(name);

/** The value one step up (1) or down (-1) from a value; at the end of the range, the value itself. */
export const stepFrom = (value: number, direction: number, { step = 1, maximum }: NumberRule): number =>
  Math.min(Math.max(value + direction * step, 0), maximum);

/** Whether no step in a direction is left. */
export const isAtEnd = (value: number, direction: number, rule: NumberRule): boolean =>
  stepFrom(value, direction, rule) === value;
