import { readRef } from './referral-code.ts';

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
