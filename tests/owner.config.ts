import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * Specs in which nothing depends on an owner's settings: what the server answers, what the browser forbids, and the
 * markup's accessibility, which takes longest. `npm run test:owners` runs them too.
 */
const sameForAll = [
  'accessibility',
  'crafted-paths',
  'framing',
  'hosting',
  'injection',
  'not-found',
  'online-doctor',
  'root',
].map((name) => `**/${name}.spec.ts`);

/** The browser tests that `npm test` runs for another owner, in a copy of the project. */
export default defineConfig({
  ...tests,
  projects: tests.projects!.map((project) => ({
    ...project,
    testIgnore: [project.testIgnore ?? [], sameForAll].flat(),
  })),
});
