import type { Inputs } from './projection.ts';
import { invisible } from './typed-number.ts';

/** Names of the inputs' parameters. */
export const parameterNames = {
  partnersAtStart: 'partners',
  newLevel1PartnersPerMonth: 'monthly',
  cancellation: 'cancellation',
  referralsTenths: 'referrals',
  conversion: 'conversion',
} as const satisfies Record<keyof Inputs, string>;

const unseenAtEnds = new RegExp(`^(\\s|${invisible.source})+|(\\s|${invisible.source})+$`, 'gu');

/** A value as it was meant: without what nobody sees at its ends. All else is part of it. */
export const cleanValue = (value: string): string => value.replace(unseenAtEnds, '');

/** A parameter's first value that is not empty, cleaned; else empty. */
export const readParameter = (search: string, name: string): string =>
  new URLSearchParams(search).getAll(name).map(cleanValue).find(Boolean) ?? '';
