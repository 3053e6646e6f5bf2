import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const { webServer: _none, ...others } = tests;

/** The hosting tests of Cloudflare's runtime on a published site: see `host.ts`. */
export default defineConfig({
  ...others,
  testMatch: 'hosting.spec.ts',
  reporter: 'list',
  use: { ...tests.use, baseURL: process.env['HOST_TO_TEST'] },
  projects: [{ name: 'host' }],
});
