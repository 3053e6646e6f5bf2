import { defineConfig } from '@playwright/test';
import tests, { ofLayouts } from './playwright.config.ts';

/** What `npm test` tries in wide letters alone, in those as narrow as phones'. */
export default defineConfig({
  ...tests,
  grepInvert: /@exhaustive|@wide-letters/,
  projects: tests.projects!.flatMap((project) =>
    project.name === 'wide' ? { ...project, testIgnore: [], testMatch: ofLayouts } : [],
  ),
});
