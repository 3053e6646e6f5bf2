import { readParameter } from './parameter.ts';

/**
 * A cleaned text as a referral code. Undefined if it cannot be one path segment: it is empty, a dot segment, has control
 * characters, or is too long.
 */
export const asRef = (text: string): string | undefined =>
  /^(?!\.\.?$)[^\p{Cc}]{1,128}$/u.test(text) ? text : undefined;

/** The decoded referral code in a query string; undefined if there is none that can be used. */
export const readRef = (search: string): string | undefined => asRef(readParameter(search, 'ref'));
