import { join } from 'node:path';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findBrowser, findShell } from './e2e/find-chromium.ts';

const browserHome = join(import.meta.dirname, '..', 'node_modules', '.cache');

/** Specs about what only a phone shows, and those that are about both sizes. */
const narrowOnly = ['**/drawer.spec.ts'];
/** Specs about what a shell does not have. */
const wholeOnly = ['**/back-forward-cache.spec.ts', '**/web-manifest.spec.ts'];
const bothSizes = ['**/accessibility.spec.ts'];

const launch = (executablePath: string | undefined): LaunchOptions => ({
  // The browser keeps what it writes to itself inside the repository.
  env: { ...process.env, HOME: browserHome, XDG_CACHE_HOME: browserHome, XDG_CONFIG_HOME: browserHome },
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // One process less beside each page's own: the tests take a seventh less time.
    '--in-process-gpu',
    // Text is as wide as on a phone, where no letter is moved onto whole pixels.
    '--font-render-hinting=none',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
});
const wide = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'results',
  fullyParallel: true,
  // More than processors: every test waits now and then.
  workers: '150%',
  retries: 0,
  // Nothing here is about speed: a busy machine takes its time, a fault still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // The server picks a free port, so that several checkouts can be tested at the same time.
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    launchOptions: launch(findShell() ?? findBrowser()),
  },
  projects: [
    { name: 'wide', testIgnore: [...narrowOnly, ...wholeOnly], use: wide },
    { name: 'whole', testMatch: wholeOnly, use: { ...wide, launchOptions: launch(findBrowser()) } },
    { name: 'narrow', testMatch: [...narrowOnly, ...bothSizes], use: { viewport: { width: 360, height: 640 } } },
  ],
  webServer: {
    command: 'npm run serve',
    cwd: '..',
    env: { PORT: '0' },
    wait: { stdout: /Ready on http:\/\/[^:]+:(?<e2e_port>\d+)/ },
    // Killed at once, the server would leave its runtime's processes behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
