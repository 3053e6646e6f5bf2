import { expect } from 'vitest';
import type { Browser } from '../browser.ts';

/** Asks again until the answer is there. */
export const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });

/** The amounts of the months. */
export const amountsIn = (browser: Browser) =>
  browser.evaluate(() =>
    [...document.querySelectorAll('ol label bdi:not([data-figure])')].map((amount) => amount.textContent),
  );

/** The page's address, without its origin. */
export const addressOf = (browser: Browser) =>
  browser.evaluate(() => location.pathname + location.search + location.hash);

/** Waits until the calculator is React's. */
export const hydrate = (browser: Browser) =>
  until(() => browser.evaluate(() => document.querySelector('button[name=kit]:enabled') !== null)).toBe(true);
