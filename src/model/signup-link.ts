import { readParameter } from './parameter.ts';

/**
 * A cleaned text as a referral code. Undefined if it cannot be one path segment: it is empty, a dot segment, has control
 * characters, or is too long.
 */
export const asRef = (text: string): string | undefined =>
  /^(?!\.\.?$)[^\p{Cc}]{1,128}$/u.test(text) ? text : undefined;

/** The decoded referral code in a query string; undefined if there is none that can be used. */
export const readRef = (search: string): string | undefined => asRef(readParameter(search, 'ref'));

/**
 * The registration service's address for a visitor.
 * @param signupAddress address of the registration, without a slash at its end
 * @param languageCode code of the page's language (`ar`, not the path `ae`)
 * @param search query string of the page, which may carry `ref`
 */
export function signupLink(signupAddress: string, languageCode: string, search: string): string {
  const ref = readRef(search);
  const segment = ref === undefined ? '' : `/${encodeURIComponent(ref)}`;
  return `${signupAddress}${segment}?language=${languageCode}`;
}
