import { chromium } from '@playwright/test';
import { findExecutable, starts } from './find-executable.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The browser that the tests run in: a Chromium or Chrome of this machine, else the one that Playwright
 * has downloaded. Undefined if there is none that starts.
 * @param path directories to look in, as in the environment variable PATH
 * @param downloaded where Playwright's own download would be
 */
export function findChromium(path?: string, downloaded = chromium.executablePath()): string | undefined {
  return findExecutable(names, path) ?? [downloaded].find(starts);
}
