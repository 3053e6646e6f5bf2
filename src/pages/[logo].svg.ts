import type { APIRoute } from 'astro';
import { logoFile } from '../brand/logo.ts';

const schemes = { logo: 'light', 'logo-dark': 'dark' } as const;

export const getStaticPaths = () =>
  Object.entries(schemes).map(([logo, scheme]) => ({ params: { logo }, props: { scheme } }));

/** The logo on light and on dark paper. */
export const GET: APIRoute<{ scheme: 'light' | 'dark' }> = ({ props: { scheme } }) =>
  new Response(logoFile(scheme), { headers: { 'Content-Type': 'image/svg+xml' } });
