import { expect, type Page } from '@playwright/test';
import { site } from '../../src/config/environment.ts';
import { languages } from '../../src/config/languages.ts';

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
      ref: new URLSearchParams(location.search).get('ref'),
      // Without the island, which React fills when it likes.
      elements: document.querySelectorAll('body :not(astro-island *)').length,
      injected: window.injected,
      signup: hrefs('a[target=_blank]:not(figure *)'),
      own: hrefs('a:not([target], [href^="#"])'),
      fields: [...document.querySelectorAll('input')].map(({ value }) => value),
    };
  });
}

/** Opens a page by a plain link, and gives how many elements it has then. */
export async function countElements(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return (await look(page)).elements;
}

/** The signup link keeps its host and shape, with the page's referral code as a segment or without one. */
function expectSignup(link: string, ref: string | null): void {
  const { origin, pathname, search, hash, username } = new URL(link);
  expect({ origin, hash, username }).toEqual({ origin: site.signupOrigin, hash: '', username: '' });
  expect(languages.map(({ code }) => `?language=${code}`)).toContain(search);
  const [first, ...segments] = pathname.slice(1).split('/');
  expect(first).toBe('signup');
  expect([[], [ref]]).toContainEqual(segments.map(decodeURIComponent));
}

/**
 * Makes sure that nothing of a crafted link is run, shown as markup, or leads out of the site.
 * @param elements how many elements the page has when a plain link leads to it
 */
export async function expectHarmless(page: Page, baseURL: string, elements: number): Promise<void> {
  const seen = await look(page);
  expect({ origin: seen.origin, elements: seen.elements, injected: seen.injected }).toEqual({
    origin: baseURL,
    elements,
    injected: undefined,
  });
  for (const link of seen.signup) expectSignup(link, seen.ref);
  const known = ['/', ...languages.map(({ path }) => `/${path}`)];
  for (const link of seen.own) {
    const { origin, pathname } = new URL(link);
    expect(origin).toBe(baseURL);
    expect(known).toContain(pathname);
  }
  expect(seen.fields.filter((text) => !/^\d{0,5}$/.test(text))).toEqual([]);
}
