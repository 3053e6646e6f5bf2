import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, findBrowser } from './support/chromium.ts';
import { otherLanguage } from './support/other-language.ts';
import { serverEnvironment } from './support/server-environment.ts';

/** Specs of what a headless shell does not have. */
const wholeOnly = ['**/back-forward-cache.spec.ts'];
/** Specs of what fits, moves or is printed: what does well in wide letters does so in narrow ones. */
export const ofLayouts = ['layout', 'first-screen', 'layout-shift', 'print', 'shared-link'].map(
  (name) => `**/${name}.spec.ts`,
);

/** The address of a published site, to which hosting.spec.ts can be put as well; else the built one is served. */
const published = process.env['HOST_TO_TEST'];

/** Debian's nginx, if it is installed: the tests of hosting run against it, too. */
const hasNginx = existsSync('/usr/sbin/nginx');
if (!hasNginx && process.env['TEST_WORKER_INDEX'] === undefined)
  console.warn('nginx is not installed: hosting is tested with Cloudflare’s runtime alone.');

const wide = { viewport: { width: 1280, height: 800 } };

/** An absolute path: `npx playwright test` without arguments takes this configuration from the project's root. */
const inTests = (path: string) => join(import.meta.dirname, path);

const webServer = {
  command: 'npm run preview -- --port 0',
  cwd: inTests('..'),
  env: serverEnvironment,
  wait: { stdout: /Ready on http:\/\/[^:]+:(?<e2e_port>\d+)/ },
  // If killed at once, the server would leave its runtime's processes behind.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

const nginxServer = {
  command: 'node tests/support/serve-with-nginx.ts',
  cwd: inTests('..'),
  wait: { stdout: /nginx is ready on http:\/\/127\.0\.0\.1:(?<nginx_port>\d+)/ },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

export default defineConfig({
  testDir: inTests('e2e'),
  outputDir: inTests('results/e2e'),
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  // No test is about speed: a busy machine may take its time, and a fault still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // The server picks a free port, so that several checkouts can be tested at the same time.
    baseURL: published ?? `http://localhost:${process.env['E2E_PORT']}`,
    launchOptions: chromiumLaunch('narrow'),
    // What the root leads to.
    locale: otherLanguage.numberLocale,
  },
  projects: [
    { name: 'wide', testIgnore: [...wholeOnly, ...ofLayouts], use: wide },
    { name: 'whole', testMatch: wholeOnly, use: { ...wide, launchOptions: chromiumLaunch('narrow', findBrowser()) } },
    ...(hasNginx && published === undefined
      ? [
          {
            name: 'nginx',
            testMatch: ['**/hosting.spec.ts'],
            use: { baseURL: `http://127.0.0.1:${process.env['NGINX_PORT']}` },
          },
        ]
      : []),
    {
      name: 'wide-font',
      testMatch: ofLayouts,
      use: { ...wide, launchOptions: chromiumLaunch('wide') },
    },
  ],
  ...(published === undefined && { webServer: hasNginx ? [webServer, nginxServer] : webServer }),
});
