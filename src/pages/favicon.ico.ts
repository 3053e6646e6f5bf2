import type { APIRoute } from 'astro';
import { iconPicture } from '../brand/icons.ts';

/** The icon of whoever asks for it without having read a page, and of browsers that take no SVG: a PNG, which all know. */
export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(await iconPicture(32, 'any')), { headers: { 'Content-Type': 'image/png' } });
