import { expect, type Page } from '@playwright/test';
import { visitedCache } from '../../src/config/worker.ts';

/** The addresses of all that is cached, without their host. */
export const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

/** Visits a page, and waits until it is cached with all that it needs. */
export async function visitUntilCached(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCached = (name: string) => caches.open(name).then(async (cache) => !!(await cache.match(location.pathname)));
  await expect.poll(() => page.evaluate(isCached, visitedCache)).toBe(true);
}
