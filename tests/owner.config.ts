import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * The specs that an owner can break, with whom each is tried. The others are about keys, loading, faults of the network
 * and what the server answers, which no setting reaches.
 */
export const specsOf = {
  // prettier-ignore
  /** What follows from prices, tiers and months, and the room that longer words and larger numbers take. */
  'four-tiers': [
    'assumptions', 'figures', 'goal-seek', 'keyboard', 'kit', 'kit-code', 'layout',
    'live-region', 'month-overview', 'print', 'share', 'signup-link', 'typing', 'videos',
  ],
  // prettier-ignore
  /** How each language is reached, and what differs between them. */
  'three-languages': [
    'accessibility', 'address', 'drawer', 'not-found', 'root', 'share', 'shared-link',
    'without-javascript',
  ],
};

/** The browser tests that `npm run test:owners` runs in a copy of the project, of which each owner names the specs. */
export default defineConfig({ ...tests, grepInvert: /@exhaustive/ });
