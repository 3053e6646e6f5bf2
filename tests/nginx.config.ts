import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run test:nginx` runs the hosting tests of Cloudflare's runtime on nginx with the exported configuration. */
export default defineConfig({
  ...tests,
  testMatch: 'hosting.spec.ts',
  reporter: [['list'], ['json', { outputFile: 'results/reports/nginx.json' }]],
  projects: [{ name: 'nginx' }],
  webServer: {
    command: 'node tests/nginx/serve.ts',
    cwd: '..',
    wait: { stdout: /Ready on http:\/\/[^:]+:(?<e2e_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
