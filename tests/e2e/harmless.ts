import { expect, type Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { readRef } from '../../src/model/signup-link.ts';
import { legalPages } from '../support/legal-pages.ts';

declare global {
  interface Window {
    /** Set by crafted code, should it ever run. */
    injected?: true;
  }
}

/** What of a page a crafted link could change, after all that a visitor could do with it. */
function look(page: Page) {
  return page.evaluate(() => {
    // Has the page put its address into the printed sheet and its query into the links.
    window.dispatchEvent(new Event('beforeprint'));
    document.dispatchEvent(new Event('focusin'));
    const hrefs = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ href }) => href);
    return {
      origin: location.origin,
      search: location.search,
      // Without the island, which React fills when it likes.
      elements: document.querySelectorAll('body :not(astro-island *)').length,
      injected: window.injected,
      signup: hrefs('a[target=_blank]:not([data-player], [data-screen] *)'),
      own: hrefs('a:not([target], [href^="#"])'),
      fields: [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].map(({ value }) => value),
    };
  });
}

/** Opens a page by a plain link, and gives how many elements it has then. */
export async function countElements(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return (await look(page)).elements;
}

/** Whether a signup link keeps its host and shape, with the page's referral code as a segment or without one. */
function isSignup(link: string, ref: string | undefined): boolean {
  const { origin, pathname, search, hash, username } = new URL(link);
  const segments = pathname.split('/').slice(2).map(decodeURIComponent);
  return (
    origin === site.signupOrigin &&
    `${hash}${username}` === '' &&
    publishedLanguages.some(({ code }) => search === `?language=${code}`) &&
    /^\/signup(\/|$)/.test(pathname) &&
    (segments.length === 0 || (segments.length === 1 && segments[0] === ref))
  );
}

const ownPaths = ['/', ...publishedLanguages.map(({ path }) => `/${path}`)];
const legal = new Set(publishedLanguages.flatMap(legalPages).map((address) => new URL(address).href));

/** Whether a link leads to a page of the site, or to the owner's imprint or privacy policy. */
function isOwn(link: string, baseURL: string): boolean {
  const { origin, pathname } = new URL(link);
  return legal.has(link) || (origin === baseURL && ownPaths.includes(pathname));
}

/**
 * Makes sure that nothing of a crafted link is run, shown as markup, or leads out of the site.
 * @param elements how many elements the page has when a plain link leads to it
 */
export async function expectHarmless(page: Page, baseURL: string, elements: number): Promise<void> {
  const { origin, search, injected, signup, own, fields, ...seen } = await look(page);
  expect({
    origin,
    elements: seen.elements,
    injected,
    // Of the rest, what is not as it has to be. One comparison: there are hundreds of crafted links.
    signup: signup.filter((link) => !isSignup(link, readRef(search))),
    own: own.filter((link) => !isOwn(link, baseURL)),
    // A number with one decimal is written in the language of the page.
    fields: fields.filter((text) => !/^(\d{0,5}|\d{1,2}[.,]\d)$/.test(text)),
  }).toEqual({ origin: baseURL, elements, injected: undefined, signup: [], own: [], fields: [] });
}
