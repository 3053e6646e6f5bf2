import type { APIRoute } from 'astro';
import { pictures, type Picture } from '../brand/pictures.ts';
import { languages } from '../config/languages.ts';
import { drawPreview, previewPath } from '../previews/preview.ts';
import { settings } from '../settings/settings.ts';

/** Allows everything: a page that must not be indexed says so itself. */
const robots: Picture = {
  type: 'text/plain',
  draw: () => `User-agent: *\nAllow: /\n\nSitemap: ${settings.origin}/sitemap-index.xml\n`,
};

const previews = Object.fromEntries(
  languages.map((language) => [previewPath(language), { type: 'image/png', draw: () => drawPreview(language) }]),
);

export const getStaticPaths = () =>
  Object.entries<Picture>({ ...pictures, ...previews, 'robots.txt': robots }).map(([file, props]) => ({
    params: { file },
    props,
  }));

/** What the build draws or writes from the settings: logo, flags, icons, link previews, robots.txt. */
export const GET: APIRoute<Picture> = async ({ props: { type, draw } }) =>
  new Response(Uint8Array.from(Buffer.from(await draw())), { headers: { 'Content-Type': type } });
