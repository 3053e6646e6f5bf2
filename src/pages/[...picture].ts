import type { APIRoute } from 'astro';
import { flagFile } from '../brand/drawing.ts';
import { favicon, iconPicture } from '../brand/icons.ts';
import { logoFile } from '../brand/logo.ts';
import { languages } from '../config/languages.ts';
import { iconSize } from '../config/pictures.ts';

interface Picture {
  readonly type: string;
  readonly draw: () => string | Promise<Buffer>;
}

const svg = (draw: () => string): Picture => ({ type: 'image/svg+xml', draw });
const png = (size: number, purpose: 'any' | 'maskable'): Picture => ({
  type: 'image/png',
  draw: () => iconPicture(size, purpose),
});

/** The pictures that the build draws, by their paths: logo and icons. */
const pictures: Readonly<Record<string, Picture>> = {
  'logo.svg': svg(() => logoFile('light')),
  'logo-dark.svg': svg(() => logoFile('dark')),
  'favicon.svg': svg(favicon),
  ...Object.fromEntries(languages.map((language) => [`flags/${language.flag}.svg`, svg(() => flagFile(language))])),
  // For clients that request it without reading a page, and for browsers without SVG icons. All of them support PNG.
  'favicon.ico': png(32, 'any'),
  // For iPhones, which ask for this one size and round the corners themselves.
  'apple-touch-icon.png': png(180, 'maskable'),
  'icon.png': png(iconSize, 'any'),
};

export const getStaticPaths = () =>
  Object.entries(pictures).map(([picture, props]) => ({ params: { picture }, props }));

export const GET: APIRoute<Picture> = async ({ props: { type, draw } }) =>
  new Response(Uint8Array.from(Buffer.from(await draw())), { headers: { 'Content-Type': type } });
