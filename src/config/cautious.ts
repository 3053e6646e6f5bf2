import { cautious } from './settings.ts';

/** The owner's cautious assumptions, as inputs. */
export const cautiousAssumptions = {
  cancellation: cautious.cancellation,
  referralsTenths: 10 * cautious.referrals,
  conversion: cautious.conversion,
} as const;
