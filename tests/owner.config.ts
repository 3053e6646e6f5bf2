import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * Specs of what an owner's settings can break: amounts and what is said of them, names, addresses and legal links, and
 * the room that longer words and larger numbers take. The others are about keys, loading, faults of the network and
 * what the server answers; no setting reaches those.
 */
const ofSettings = [
  'address',
  'amounts',
  'assumption-fields',
  'assumptions',
  'assumptions-explained',
  'assumptions-in-the-address',
  'bar-parts',
  'button-labels',
  'calculation-basis',
  'cautious-case',
  'copied-text',
  'field-bounds',
  'figures',
  'first-screen',
  'keyboard',
  'keyboard-return',
  'kit',
  'kit-code',
  'kit-flyer',
  'kit-layout',
  'live-region',
  'month-overview',
  'month-breakdown',
  'months-picture',
  'needed',
  'number-field',
  'overflow',
  'print',
  'search-result',
  'share',
  'shared-link',
  'signup-link',
  'structure',
  'table-layout',
  'targets',
  'text-size',
  'videos',
  'web-manifest',
  'without-javascript',
].map((name) => `**/${name}.spec.ts`);

/** The browser tests that `npm run test:owners` runs with another owner's settings, in a copy of the project. */
export default defineConfig({
  ...tests,
  testMatch: ofSettings,
  grepInvert: /@exhaustive/,
  projects: tests.projects!.filter(({ name }) => name !== 'narrow'),
});
