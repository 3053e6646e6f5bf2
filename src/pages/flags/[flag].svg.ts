import type { APIRoute } from 'astro';
import { publishedLanguages } from '../../content/published-languages.ts';
import { flagSvg } from '../../content/flags.ts';

export const getStaticPaths = () => publishedLanguages.map(({ flag }) => ({ params: { flag } }));

/** The flags, which load when the language list is opened. */
export const GET: APIRoute = ({ params }) =>
  new Response(flagSvg(params['flag']!), { headers: { 'Content-Type': 'image/svg+xml' } });
