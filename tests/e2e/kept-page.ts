import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../support/island-scripts.ts';

/** Where the pages stand that the browser has kept whole. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const kept = registrations.filter(({ active }) => active?.state === 'activated');
    return kept.map(({ scope }) => new URL(scope).pathname).sort();
  });

/** Visits a page, and waits until it is kept with the root. */
export async function visitUntilKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await expect.poll(() => keptPages(page)).toEqual(['/', new URL(page.url()).pathname]);
}

/** The addresses of all that is kept. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
