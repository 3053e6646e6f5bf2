import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Specs of what follows from prices, levels and months, and of the room that longer words and larger numbers take. */
const ofEverySetting = [
  'figures',
  'first-screen',
  'kit-layout',
  'month-overview',
  'goal-seek',
  'print',
  'table-layout',
];

/**
 * Specs that settings can break as well, by the owner with whom each is tried, who has most of what it is about. The
 * others are about keys, loading, faults of the network and what the server answers; no setting reaches those.
 */
const ofOneOwner: Readonly<Record<string, readonly string[]>> = {
  'two-levels': ['assumptions', 'keyboard', 'typing', 'videos'],
  'four-levels': ['kit', 'kit-code', 'share', 'signup-link', 'layout'],
  'one-level': ['shared-link', 'targets'],
  'first-edits': ['live-region', 'without-javascript'],
};

/** The specs of settings that an owner is tried with. */
export const ofSettings = (owner: string) => [...ofEverySetting, ...(ofOneOwner[owner] ?? [])];

/** Specs of what another list of languages can break: how each is reached, and what differs between them. */
export const ofLanguages = ['accessibility', 'address', 'drawer', 'first-screen', 'not-found', 'root', 'share'];

/** The browser tests that `npm run test:owners` runs in a copy of the project, of which each owner names the specs. */
export default defineConfig({ ...tests, grepInvert: /@exhaustive/ });
