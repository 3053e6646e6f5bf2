import type { APIRoute } from 'astro';
import { iconPicture } from '../brand/icons.ts';

/**
 * For clients that request /favicon.ico without reading a page, and for browsers without SVG icons. It contains a PNG,
 * which all of them support.
 */
export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(await iconPicture(32, 'any')), { headers: { 'Content-Type': 'image/png' } });
