import type { AstroIntegration } from 'astro';
import { languages } from '../config/languages.ts';
import { fileOf } from '../content/dictionaries.ts';
import { settingsFile } from '../settings/read-settings.ts';

/** Restarts the development server when one of these files changes. They are read, not imported: Vite does not watch them. */
export const watchSettings = (): AstroIntegration => ({
  name: 'watch-settings',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => {
      for (const file of [settingsFile, ...languages.map(fileOf)])
        addWatchFile(new URL(`../../${file}`, import.meta.url));
    },
  },
});
