import type { APIRoute } from 'astro';
import { iconPicture } from '../brand/icons.ts';

/** The icon of iPhones, in the one size that they ask for. They round its corners themselves. */
export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(await iconPicture(180, 'maskable')), { headers: { 'Content-Type': 'image/png' } });
