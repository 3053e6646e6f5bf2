import { defineConfig } from '@playwright/test';
import tests, { ofLayouts } from './playwright.config.ts';

const projectOf = (name: string) => tests.projects!.find((project) => project.name === name)!;

/** What `npm test` tries in wide letters alone, in those as narrow as phones', and the reverse. */
export default defineConfig({
  ...tests,
  grepInvert: /@exhaustive/,
  reporter: 'list',
  projects: [
    { ...projectOf('wide'), testIgnore: [], testMatch: ofLayouts },
    { ...projectOf('wide-font'), testMatch: '**/first-screen.spec.ts' },
  ],
});
