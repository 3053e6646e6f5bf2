import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * Specs of what an owner's settings can break: amounts and what is said of them, names, addresses and legal links, and
 * the room that longer words and larger numbers take. The others are about keys, loading, faults of the network and
 * what the server answers; no setting reaches those.
 */
export const ofSettings = [
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
];

/** Specs of what another list of languages can break: how each is reached, and what differs between them. */
export const ofLanguages = [
  'accessibility',
  'amounts',
  'direction',
  'drawer',
  'first-screen',
  'kit-flyer',
  'language-switcher',
  'not-found',
  'root',
  'share',
  'structure',
  'unbroken',
  'web-manifest',
];

/** The browser tests that `npm run test:owners` runs in a copy of the project, of which each owner names the specs. */
export default defineConfig({ ...tests, grepInvert: /@exhaustive/ });
