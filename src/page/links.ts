/*
 * Links carry the query from the first paint on. On a calculator page, this script comes first in the body; it is
 * separate from `early.ts` because, on a slow connection, the header arrives a round trip before the calculator. The
 * root page and the 404 page include it in their own scripts.
 */
import { signupAddress } from '../config/settings.ts';
import { languagePath } from '../model/page-address.ts';
import { signupLink } from '../model/signup-link.ts';
import { beforeLinksAreUsed, onCapture } from './page-events.ts';

/** Adds the whole query to links to other pages, and the referral code to signup links. */
function carryQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
    link.href = languagePath(link.pathname.slice(1), location.search, location.hash);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signup]')) {
    link.href = signupLink(signupAddress, link.dataset['signup']!, location.search);
  }
}

beforeLinksAreUsed(carryQuery);
onCapture('addresschange', carryQuery);
