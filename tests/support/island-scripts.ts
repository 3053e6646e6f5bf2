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

export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toBeAttached();
}

/**
 * Gives a sign of use, and waits until React has taken over the page's fields. Astro removes the island's `ssr`
 * when hydration starts; React hydrates bit by bit and marks each element when it is done.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll('astro-island input')];
    return (
      fields.length > 0 && fields.every((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))
    );
  });
}
