import { defineConfig } from '@playwright/test';
import tests, { ofLayouts } from './playwright.config.ts';

/** The specs of layouts once more, in letters as narrow as phones': `npm test` tries them in wide ones. */
export default defineConfig({
  ...tests,
  testMatch: ofLayouts,
  grepInvert: /@exhaustive/,
  reporter: 'list',
  projects: tests.projects!.filter(({ name }) => name === 'wide').map((wide) => ({ ...wide, testIgnore: [] })),
});
