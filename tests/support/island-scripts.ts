import { expect, type Page } from '@playwright/test';
import { dataId } from '../../src/format/calculator-data.ts';

/** Addresses of React and the island. The page's own later script is none of them. */
export const islandScripts = /\/_astro\/(?!later\.)[^/]*\.js$/;

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

/** Lets no event of these types get to what stands in the island, as React does while it takes over. */
export async function stopEventsAtIsland(page: Page, types: readonly string[]): Promise<void> {
  await page.locator('astro-island').evaluate((island, stopped) => {
    for (const type of stopped) island.addEventListener(type, (event) => event.stopPropagation(), true);
  }, types);
}

/** Blocks React and the island for good. */
export async function blockIslandScripts(page: Page): Promise<void> {
  await page.route(islandScripts, (route) => route.abort());
}

declare global {
  interface Window {
    /** What React has put off until later, while it is paused. */
    putOff: (() => void)[];
    isPaused: boolean;
  }
}

/**
 * Pauses React once it has begun to take over the calculator: it does that in slices, each of which it has itself sent a
 * message for. Parts that are pressed meanwhile, it takes over at once.
 */
export async function pauseHydration(page: Page) {
  await page.addInitScript(() => {
    window.putOff = [];
    window.isPaused = true;
    const send = MessagePort.prototype.postMessage;
    const hasBegun = () =>
      Object.keys(document.getElementById('calculator')?.querySelector('astro-island > *') ?? {}).length > 0;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const sendNow = () => Reflect.apply(send, this, message);
      // React's messages hold null, those of a test's clock nothing.
      if (window.isPaused && message[0] === null && hasBegun()) window.putOff.push(sendNow);
      else sendNow();
    };
  });
  return {
    hasPaused: async () => void (await page.waitForFunction(() => window.putOff.length > 0)),
    resume: () =>
      page.evaluate(() => {
        window.isPaused = false;
        for (const sendNow of window.putOff.splice(0)) sendNow();
      }),
  };
}

const isLive = () => document.documentElement.dataset['react'] === 'live';

export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toBeAttached();
  expect(await page.evaluate(isLive)).toBe(false);
}

/** Asks for what only React does as printing does, which moves neither focus nor page. */
export async function askForReact(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Waits until React has taken over the calculator. */
export async function untilLive(page: Page): Promise<void> {
  // Asked again if the page is left meanwhile.
  await expect(page.locator('html[data-react=live]')).toBeAttached();
}

/** Asks for React, and waits until it has taken over the calculator. */
export async function untilHydrated(page: Page): Promise<void> {
  await askForReact(page);
  await untilLive(page);
}

declare global {
  interface Window {
    /** For each key, whether React was there by then. */
    keysWithReact: boolean[];
  }
}

/** Notes, from the start of each page on, at which keys React is there. */
export async function noteKeysWithReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.keysWithReact = [];
    addEventListener('keydown', () => {
      window.keysWithReact.push(document.documentElement.dataset['react'] === 'live');
    });
  });
}

/** Whether React was there, for each key so far. */
export const keysWithReact = (page: Page) => page.evaluate(() => window.keysWithReact);
