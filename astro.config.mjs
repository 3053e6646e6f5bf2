// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkSettings } from './src/build/check-settings.ts';
import { clientUse } from './src/build/client-use.ts';
import { headersFile } from './src/build/headers-file.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { joinInlineCode } from './src/build/join-inline-code.ts';
import { linkPreviews } from './src/build/link-previews.ts';
import { minifyScripts } from './src/build/minify-scripts.ts';
import { preloadIsland } from './src/build/preload-island.ts';
import { publishWhole, unfinished } from './src/build/publish-whole.ts';
import { securityPolicy } from './src/build/security-policy.ts';
import { shortNames } from './src/build/short-names.ts';
import { sitemapEntry } from './src/build/sitemap-entry.ts';
import { site } from './src/config/site.ts';

export default defineConfig({
  site: site.origin,
  outDir: unfinished,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    checkSettings(),
    react(),
    clientUse(),
    sitemap({ serialize: sitemapEntry }),
    // These change the built pages. The policy comes last of them: it lists hashes of what the pages contain.
    joinInlineCode(),
    minifyScripts(),
    shortNames(),
    preloadIsland(),
    linkPreviews(),
    securityPolicy(),
    headersFile(),
    publishWhole('./dist/'),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [inlineScript()],
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
