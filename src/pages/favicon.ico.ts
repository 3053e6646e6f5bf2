import type { APIRoute } from 'astro';
import { faviconIco } from '../brand/icons.ts';

/** The icon of browsers that take no SVG. */
export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(await faviconIco()), { headers: { 'Content-Type': 'image/vnd.microsoft.icon' } });
