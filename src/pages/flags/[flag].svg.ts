import type { APIRoute } from 'astro';
import { languages } from '../../config/languages.ts';
import { flagSvg } from '../../content/flags.ts';

export const getStaticPaths = () => languages.map(({ flag }) => ({ params: { flag } }));

/** The flags that the language list shows once it is opened. */
export const GET: APIRoute = ({ params }) => new Response(flagSvg(params['flag']!));
