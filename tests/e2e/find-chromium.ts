import { chromium } from '@playwright/test';
import { findExecutable, starts } from './find-executable.ts';

/** Chromium without what only a window needs: it does the same in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The whole browser, as visitors have it. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * A shell of this machine. Undefined if there is none that starts.
 * @param path directories to look in, as in the environment variable PATH
 */
export const findShell = (path?: string) => findExecutable(shells, path);

/**
 * The whole browser: a Chromium or Chrome of this machine, else the one that Playwright has downloaded.
 * Undefined if there is none that starts.
 * @param path directories to look in, as in the environment variable PATH
 * @param downloaded where Playwright's own download would be
 */
export function findBrowser(path?: string, downloaded = chromium.executablePath()): string | undefined {
  return findExecutable(browsers, path) ?? [downloaded].find(starts);
}
