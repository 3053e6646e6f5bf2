import type { APIRoute } from 'astro';
import { pictures, type Picture } from '../brand/pictures.ts';

export const getStaticPaths = () =>
  Object.entries(pictures).map(([picture, props]) => ({ params: { picture }, props }));

export const GET: APIRoute<Picture> = async ({ props: { type, draw } }) =>
  new Response(Uint8Array.from(Buffer.from(await draw())), { headers: { 'Content-Type': type } });
