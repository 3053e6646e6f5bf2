/*
 * The first script of every calculator page, at the start of the body: from the first paint on, the links carry the
 * query. It is this short because a slow connection delivers the header a round trip before the calculator.
 */
import { languageLink } from '../model/page-address.ts';
import { signupLink } from '../model/signup-link.ts';
import { beforeLinksAreUsed, onCapture } from './page-events.ts';

/** Gives links to other pages the whole query, and signup links the referral code. */
function carryQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carry]')) {
    link.href = languageLink(link.pathname.slice(1), location.search, location.hash);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signup]')) {
    link.href = signupLink(link.origin, link.dataset['signup']!, location.search);
  }
}

beforeLinksAreUsed(carryQuery);
onCapture('addresschange', carryQuery);
