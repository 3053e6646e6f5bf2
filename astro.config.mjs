// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkAll } from './src/build/check-settings.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { hostFiles } from './src/build/host-files.ts';
import { kitFiles } from './src/build/kit-files.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { inlineSettings } from './src/build/inline-settings.ts';
import { watchSettings } from './src/build/watch-settings.ts';
import { allUntranslatedTexts } from './src/content/checks/untranslated.ts';
import { settings } from './src/settings/settings.ts';

// Keeps Astro from reporting to its makers what is run here.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Stops the build before anything is written, with a sentence for the owner.
checkAll();
// What waits for translation stops nothing, but whoever builds should know.
for (const line of allUntranslatedTexts()) console.warn(line);

export default defineConfig({
  site: settings.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    watchSettings(),
    // With streaming, React would send a large part of the island separately and move it into place by a script, so the
    // part would be missing without JavaScript.
    react({ experimentalDisableStreaming: true }),
    // The root only redirects. Each page names its alternates itself.
    sitemap({ filter: (page) => new URL(page).pathname !== '/' }),
    finishPages(),
    hostFiles(),
  ],
  devToolbar: { enabled: false },
  vite: {
    // `.env` is read by the settings, and no other file is.
    envDir: false,
    plugins: [inlineScript(), inlineSettings(), kitFiles()],
    css: { modules: { generateScopedName: '[hash:base64:3]' } },
    environments: {
      client: {
        build: {
          // React gets its own file, which stays in visitors' caches when only the calculator changes. What draws codes to
          // scan comes with the partner's kit.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(?!lean-qr)/ },
                  // With all that it imports: what is loaded later imports from it.
                  { name: 'Calculator', test: /\/Calculator\.tsx$/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
