import { maximumInput } from '../config/maximum-input.ts';
import {
  level2PartnersPerLevel1Partner,
  newLevel1PartnersPerMonth,
  partnersAtStart,
  cautious,
} from '../config/settings.ts';

/** What may be entered in a field: whole numbers from 0 to its maximum. */
export interface NumberRule {
  /** What the field starts with. */
  readonly default: number;
  readonly maximum: number;
  /** Decimals that people write it with: 1 if it counts tenths, of which 5 are written as 0.5. */
  readonly decimals: 0 | 1;
}

/** What may be entered for one of the inputs. Its default is not written into the address, which keeps that short. */
export interface InputRule extends NumberRule {
  /** Name of the query parameter that carries it in a shared link. */
  readonly parameter: string;
}

const plannedReferralsTenths = 10 * level2PartnersPerLevel1Partner;

/** 10 referrals. A plan may assume more, and a field has to hold what it starts with. */
const maximumReferralsTenths = plannedReferralsTenths > 100 ? plannedReferralsTenths : 100;

/** The inputs of the projection: two numbers of partners, and three assumptions, which start as the plan has them. */
export const inputRules = {
  partnersAtStart: { parameter: 'partners', default: partnersAtStart, maximum: maximumInput, decimals: 0 },
  newLevel1PartnersPerMonth: {
    parameter: 'monthly',
    default: newLevel1PartnersPerMonth,
    maximum: maximumInput,
    decimals: 0,
  },
  cancellation: { parameter: 'cancellation', default: 0, maximum: 100, decimals: 0 },
  referralsTenths: {
    parameter: 'referrals',
    default: plannedReferralsTenths,
    maximum: maximumReferralsTenths,
    decimals: 1,
  },
  conversion: { parameter: 'conversion', default: 100, maximum: 100, decimals: 0 },
} as const satisfies Record<string, InputRule>;

/** How far a press on minus or plus moves the referrals: 0.5. */
export const referralStepTenths = 5;

/** The inputs that lead to the largest amounts: as many partners as can be entered, who stay, buy and bring others. */
export const largestInputs = {
  partnersAtStart: maximumInput,
  newLevel1PartnersPerMonth: maximumInput,
  cancellation: 0,
  referralsTenths: maximumReferralsTenths,
  conversion: 100,
} as const;

/** The owner's cautious assumptions, as inputs. */
export const cautiousAssumptions = {
  cancellation: cautious.cancellation,
  referralsTenths: 10 * cautious.referrals,
  conversion: cautious.conversion,
} as const;
