import { expect, type Page } from '@playwright/test';

/** Addresses of React and the island. */
export const islandScripts = '**/_astro/*.js';

/** Keeps React and the island from arriving until the function that this gives is called. */
export async function holdIslandScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** React and the island never arrive. */
export async function blockIslandScripts(page: Page): Promise<void> {
  await page.route(islandScripts, (route) => route.abort());
}

export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toBeAttached();
}

/**
 * Gives a sign of use, and waits until React has taken the page's fields over. Astro takes the island's `ssr`
 * away when hydration starts; React, which hydrates bit by bit, marks an element when that one is done.
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
