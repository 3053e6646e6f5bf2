import { readParameter, restoreAmpersands } from './query-string.ts';

/** A text without the characters that nobody sees and that copying brings along, and without spaces around it. */
export const visibleText = (text: string) => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();

/**
 * The decoded referral code in a query string, without invisible characters and spaces around it. Undefined if there is
 * none or it cannot be one path segment: it is empty, a dot segment, has control characters, or is too long.
 */
export function readRef(search: string): string | undefined {
  const ref = visibleText(readParameter(search, 'ref'));
  return /^(?!\.\.?$)[^\p{Cc}]{1,128}$/u.test(ref) ? ref : undefined;
}

/** The referral code for the kit's field: as `readRef` reads it, or unchanged if it is unusable. */
export function refAsSent(search: string): string {
  return readRef(search) ?? new URLSearchParams(restoreAmpersands(search)).getAll('ref').find(Boolean) ?? '';
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
