import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** For each key, whether React had the fields by then. */
    keysWithReact: boolean[];
  }
}

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

/** React and the island will fail, with this message, when they start. */
export async function breakIsland(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    window.calculatorStore = {
      ...window.calculatorStore,
      get: () => {
        throw new Error(text);
      },
    };
  }, message);
}

/** Lets no event of these types get to what stands in the island, as React does while it takes over. */
export async function stopEventsAtIsland(page: Page, types: readonly string[]): Promise<void> {
  await page.locator('astro-island').evaluate((island, stopped) => {
    for (const type of stopped) island.addEventListener(type, (event) => event.stopPropagation(), true);
  }, types);
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

/** Notes, from the start of each page on, at which keys React has taken the fields over. */
export async function noteKeysWithReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.keysWithReact = [];
    addEventListener('keydown', ({ target }) => {
      window.keysWithReact.push(Object.keys(target as Element).some((key) => key.startsWith('__reactProps')));
    });
  });
}

/** Whether React had taken the fields over, for each key so far. Waiting for React gives a key as well. */
export const keysWithReact = (page: Page) => page.evaluate(() => window.keysWithReact);
