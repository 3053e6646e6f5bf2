import type { Plugin } from 'vite';
import { readJson } from '../settings/read-json.ts';
import { parseSettings, settingsFile } from '../settings/read-settings.ts';
import { maximumInput } from '../settings/shape.ts';

/**
 * Vite plugin: inlines the settings as constants in client code, without the code that reads and validates them, and
 * without those that it does not use. They are read anew each time, since development goes on after a change.
 */
export function inlineSettings(): Plugin {
  return {
    name: 'inline-settings',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/src\/settings\/settings\.ts/ },
      handler: (id) =>
        id.endsWith('?values')
          ? Object.entries(parseSettings(readJson(settingsFile), process.env))
              .filter(([name]) => name !== '$schema')
              .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
              .join('\n')
          : `export * as settings from './settings.ts?values'; export const maximumInput = ${maximumInput};`,
    },
  };
}
