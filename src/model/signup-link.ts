import { readParameter } from './parameter.ts';

/**
 * The decoded referral code in a query string. Undefined if there is none or it cannot be one path segment: it is empty,
 * a dot segment, has control characters, or is too long.
 */
export function readRef(search: string): string | undefined {
  const ref = readParameter(search, 'ref');
  return /^(?!\.\.?$)[^\p{Cc}]{1,128}$/u.test(ref) ? ref : undefined;
}

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
