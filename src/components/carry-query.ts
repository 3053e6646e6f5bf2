import { languageLink } from '../model/language-link.ts';
import { signupLink } from '../model/signup-link.ts';
import { beforeUse } from './before-use.ts';
import { listen } from './listen.ts';

/** Puts the page's query into its links: all of it into those to other pages, the referral code into signup links. */
function carryQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carry]')) {
    link.href = languageLink(link.pathname.slice(1), location.search, location.hash);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signup]')) {
    link.href = signupLink(link.origin, link.dataset['signup']!, location.search);
  }
}

/** Keeps the links carrying the query, also when the calculator changes it. */
export function carryQueryBeforeUse(): void {
  beforeUse(carryQuery);
  listen('addresschange', carryQuery);
}
