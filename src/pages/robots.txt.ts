import type { APIRoute } from 'astro';
import * as site from '../settings/settings.ts';

/** Allows everything: a page that must not be indexed says so itself. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap-index.xml\n`);
