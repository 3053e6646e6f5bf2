import { expect, type Page } from '@playwright/test';
import { dataId } from '../../src/state/markup.ts';

/** Addresses of React and the island. */
export const islandScripts = /\/_astro\/[^/]*\.js$/;

/** Holds React and the island back until the returned function is called. */
export async function holdIslandScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes React fail when it starts: what it needs is gone. */
export async function breakIsland(page: Page): Promise<void> {
  await page.evaluate((id) => document.getElementById(id)!.remove(), dataId);
}

/** The button to share, which only React answers. */
const share = (page: Page) => page.locator('button[name=kit]');

/** Waits until the calculator is React's: what needs it can be pressed. */
export const untilHydrated = (page: Page): Promise<void> => expect(share(page)).toBeEnabled();

export const expectNotHydrated = (page: Page): Promise<void> => expect(share(page)).toBeDisabled();
