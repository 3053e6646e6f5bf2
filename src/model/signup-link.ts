import { settings } from '../settings/settings.ts';
import { readRef } from './referral-code.ts';

/** Address of the registration service. */
export const signupAddress = settings.signupOrigin + settings.signupPath;

/**
 * The registration service's address for a visitor.
 * @param languageCode code of the page's language (`ar`, not the path `ae`)
 * @param search query string of the page, which may carry `ref`
 */
export function signupLink(languageCode: string, search: string): string {
  const ref = readRef(search);
  const segment = ref === undefined ? '' : `/${encodeURIComponent(ref)}`;
  return `${signupAddress}${segment}?language=${languageCode}`;
}
