import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
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

/** The browser keeps what it writes for itself inside the repository. */
const home = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * How Playwright starts Chromium, so that it runs as root and reaches this machine alone.
 * @param executablePath the shell or, without one, the whole browser
 */
export const chromiumLaunch = (executablePath = findShell() ?? findBrowser()): LaunchOptions => ({
  env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // One process less beside each page's own: a seventh less time.
    '--in-process-gpu',
    // Text is as wide as on a phone, where no letter is moved onto whole pixels.
    '--font-render-hinting=none',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
});
