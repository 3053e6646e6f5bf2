import type { APIRoute } from 'astro';
import { isInPage, logoFile } from '../brand/logo.ts';

const schemes = { logo: 'light', 'logo-dark': 'dark' } as const;

export const getStaticPaths = () =>
  isInPage ? [] : Object.entries(schemes).map(([logo, scheme]) => ({ params: { logo }, props: { scheme } }));

/** The logo, if it is too large to stand in the page. */
export const GET: APIRoute<{ scheme: 'light' | 'dark' }> = ({ props: { scheme } }) =>
  new Response(logoFile(scheme), { headers: { 'Content-Type': 'image/svg+xml' } });
