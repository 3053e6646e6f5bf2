import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRoute } from 'astro';
import { publishedLanguages } from '../../content/untranslated.ts';

const { resolve } = createRequire(import.meta.url);

export const getStaticPaths = () => publishedLanguages.map(({ flag }) => ({ params: { flag } }));

/** The round flags, which load when the language list is opened. A flag is a file's name in the `circle-flags` package. */
export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(resolve(`circle-flags/flags/${params['flag']}.svg`), 'utf8'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
