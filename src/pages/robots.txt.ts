import type { APIRoute } from 'astro';
import { site } from '../config/site.ts';

/** Everything may be indexed; what may not, says so itself. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap-index.xml\n`);
