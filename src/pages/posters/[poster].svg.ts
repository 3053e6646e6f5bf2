import type { APIRoute } from 'astro';
import { posters, posterSvg, type Poster } from '../../brand/posters.ts';

export const getStaticPaths = () => posters.map((poster) => ({ params: { poster }, props: { poster } }));

/** The pictures in the place of videos, in the colours of the brand. */
export const GET: APIRoute<{ poster: Poster }> = ({ props: { poster } }) =>
  new Response(posterSvg(poster), { headers: { 'Content-Type': 'image/svg+xml' } });
