import { expect, type Page } from '@playwright/test';

/** Addresses of React and the island. */
export const islandScripts = '**/_astro/*.js';

/** Holds React and the island back until the returned function is called. */
export async function holdIslandScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Blocks React and the island for good. */
export async function blockIslandScripts(page: Page): Promise<void> {
  await page.route(islandScripts, (route) => route.abort());
}

const isLive = () => document.documentElement.dataset['react'] === 'live';

export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toBeAttached();
  expect(await page.evaluate(isLive)).toBe(false);
}

/** Waits until what React brings is there. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive);
}

/** Asks for what only React does as printing does, which moves neither focus nor page, and waits until it is there. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await untilLive(page);
}
