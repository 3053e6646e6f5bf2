import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Specs of what follows from prices, levels and months, and of the room that longer words and larger numbers take. */
const ofEverySetting = [
  'amounts',
  'assumptions-explained',
  'cautious-case',
  'figures',
  'first-screen',
  'kit-layout',
  'month-breakdown',
  'month-overview',
  'months-picture',
  'needed',
  'overflow',
  'print',
  'table-layout',
];

/**
 * Specs that settings can break as well, each of which is tried with one owner. The others are about keys, loading,
 * faults of the network and what the server answers; no setting reaches those.
 */
const sharedOut = [
  'address',
  'assumption-fields',
  'assumptions',
  'assumptions-in-the-address',
  'bar-parts',
  'button-labels',
  'calculation-basis',
  'copied-text',
  'field-bounds',
  'keyboard',
  'keyboard-return',
  'kit',
  'kit-code',
  'kit-flyer',
  'live-region',
  'number-field',
  'search-result',
  'share',
  'shared-link',
  'signup-link',
  'structure',
  'targets',
  'text-size',
  'videos',
  'web-manifest',
  'without-javascript',
];

/**
 * The specs of settings that one of several owners is tried with.
 * @param owner which of them, from 0
 */
export const ofSettings = (owner: number, owners: number) => [
  ...ofEverySetting,
  ...sharedOut.filter((_, spec) => spec % owners === owner),
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
