import type { Plugin } from 'vite';
import * as settings from '../config/settings.ts';

/** Vite plugin: inlines the settings as constants in client code, without the code that reads and validates them. */
export function inlineSettings(): Plugin {
  return {
    name: 'inline-settings',
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
