import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/find-chromium.ts';

const executablePath = findChromium();

/** Specs about what only a phone shows, and one that is about both sizes. */
const narrowOnly = ['**/drawer.spec.ts'];
const bothSizes = ['**/empty-console.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // The server picks a free port, so that several checkouts can be tested at the same time.
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'wide', testIgnore: narrowOnly, use: { viewport: { width: 1280, height: 800 } } },
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
