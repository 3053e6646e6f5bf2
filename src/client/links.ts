/* Links carry the query from the first paint on. Part of `before-paint.ts` and of the scripts of the root and the 404 page. */
import { settings } from '../settings/settings.ts';
import { signupLink } from '../model/signup-link.ts';
import { beforeAddressIsUsed, onCapture } from './page-events.ts';

/** Adds the whole query to links to other pages, and the referral code to signup links. */
function carryQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
    link.href = link.pathname + location.search + location.hash;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signup]')) {
    link.href = signupLink(settings.signupAddress, link.dataset['signup']!, location.search);
  }
}

beforeAddressIsUsed(carryQuery);
onCapture('addresschange', carryQuery);
