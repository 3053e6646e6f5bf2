// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkSettings } from './src/build/check-settings.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { headersFile } from './src/build/headers-file.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { sitemapEntry } from './src/build/sitemap-entry.ts';
import { askedDirective } from './src/build/asked-directive.ts';
import { site } from './src/config/site.ts';

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    checkSettings(),
    react(),
    askedDirective(),
    sitemap({ serialize: sitemapEntry }),
    finishPages(),
    headersFile(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [inlineScript()],
    // The page's later script stays a file: in the page it would be read before the first paint.
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: '[hash:base64:3]' } },
    environments: {
      client: {
        build: {
          // React gets its own file, which stays in visitors' caches when only the calculator changes.
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] } } },
        },
      },
    },
  },
});
