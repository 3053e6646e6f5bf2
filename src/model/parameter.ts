import type { Inputs } from './projection.ts';
import { blankOrInvisible } from './typed-number.ts';

/** Names of the inputs' parameters. */
export const parameterNames = {
  partnersAtStart: 'partners',
  newLevel1PartnersPerMonth: 'monthly',
  cancellation: 'cancellation',
  referralsTenths: 'referrals',
  conversion: 'conversion',
} as const satisfies Record<keyof Inputs, string>;

const isVisible = (character: string) => !blankOrInvisible.test(character);

/** Trims a value, also of invisible characters, which `trim()` keeps. Without a regex, which could take quadratic time. */
export function cleanValue(value: string): string {
  const characters = Array.from(value);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join('');
}

/** A parameter's first value that is not empty, cleaned; else empty. */
export const readParameter = (search: string, name: string): string =>
  new URLSearchParams(search).getAll(name).map(cleanValue).find(Boolean) ?? '';
