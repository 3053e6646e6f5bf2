import type { Plugin } from 'vite';
import * as settings from '../config/settings.ts';

/** Vite plugin that gives the browser the settings as constants, without what reads and checks them. */
export function plainSettings(): Plugin {
  return {
    name: 'plain-settings',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/src\/config\/settings\.ts$/ },
      handler: () =>
        Object.entries(settings)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
    },
  };
}
