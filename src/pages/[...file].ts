import type { APIRoute } from 'astro';
import { pictures, type Picture } from '../brand/pictures.ts';
import { settings } from '../settings/settings.ts';

/** Allows everything: a page that must not be indexed says so itself. */
const robots: Picture = {
  type: 'text/plain',
  draw: () => `User-agent: *\nAllow: /\n\nSitemap: ${settings.origin}/sitemap-index.xml\n`,
};

export const getStaticPaths = () =>
  Object.entries({ ...pictures, 'robots.txt': robots }).map(([file, props]) => ({ params: { file }, props }));

/** What the build draws or writes from the settings: logo, flags, icons, robots.txt. */
export const GET: APIRoute<Picture> = async ({ props: { type, draw } }) =>
  new Response(Uint8Array.from(Buffer.from(await draw())), { headers: { 'Content-Type': type } });
