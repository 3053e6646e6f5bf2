import { defineConfig } from '@playwright/test';
import tests from './tests/playwright.config.ts';

/** What `npx playwright test` runs: the browser tests of `npm test`. They need a built site. */
export default defineConfig({ ...tests, grepInvert: /@exhaustive/ });
