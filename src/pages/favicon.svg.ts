import type { APIRoute } from 'astro';
import { favicon } from '../brand/icons.ts';

/** The icon of browser tabs. */
export const GET: APIRoute = () => new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
