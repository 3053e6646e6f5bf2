import { afterAll, beforeEach } from 'vitest';
import type { Browser } from './browser.ts';

/** Tries the scenarios one after another in one browser, each test in a window of the same size, and closes it. */
export function tryIn(browser: Browser, ...scenarios: readonly ((browser: Browser) => void)[]): void {
  beforeEach(() => browser.resize(1280, 1000));
  afterAll(() => browser.close());
  for (const scenario of scenarios) scenario(browser);
}
