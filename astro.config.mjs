// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { inlineScript } from './src/build/inline-script.ts';
import { reportSamples } from './src/build/report-samples.ts';
import { sitemapEntry } from './src/build/sitemap-entry.ts';
import { site } from './src/config/environment.ts';

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), sitemap({ serialize: sitemapEntry }), reportSamples()],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "form-action 'none'",
        'frame-src https://www.youtube-nocookie.com',
        "img-src 'self' data:",
      ],
    },
  },
  vite: { plugins: [inlineScript()] },
});
