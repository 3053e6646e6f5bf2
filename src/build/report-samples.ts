import type { AstroIntegration } from 'astro';
import { sampleWarnings, site } from '../config/environment.ts';

/** Warns, while building for an address of one's own, of every setting that is still a sample. */
export function reportSamples(): AstroIntegration {
  return {
    name: 'report-samples',
    hooks: {
      'astro:build:done': ({ logger }) => {
        for (const warning of sampleWarnings(site)) logger.warn(warning);
      },
    },
  };
}
