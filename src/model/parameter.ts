import type { Inputs } from './projection.ts';

/** Names of the inputs' parameters. */
export const parameterNames = {
  partnersAtStart: 'partners',
  newLevel1PartnersPerMonth: 'monthly',
  cancellation: 'cancellation',
  referralsTenths: 'referrals',
  conversion: 'conversion',
} as const satisfies Record<keyof Inputs, string>;

/** The characters that nobody sees: copying brings them along. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What mail and chat programs leave behind a link, and a second question mark with all that follows. */
const leftBehind = /[.,;:!?)\]>'"*\s]*(\?.*)?$/s;

/** A value as it was meant: without invisible characters, spaces around it, and what is left behind a link. */
export const cleanValue = (value: string): string => value.replace(invisible, '').trim().replace(leftBehind, '');

/** A parameter's first value that is not empty, cleaned; else empty. */
export const readParameter = (search: string, name: string): string =>
  new URLSearchParams(search).getAll(name).map(cleanValue).find(Boolean) ?? '';
