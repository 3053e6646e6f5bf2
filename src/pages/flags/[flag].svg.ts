import type { APIRoute, GetStaticPaths } from 'astro';
import { readFlag } from '../../brand/flag.ts';
import type { Language } from '../../config/languages.ts';
import { publishedLanguages } from '../../content/untranslated.ts';

export const getStaticPaths = (() =>
  publishedLanguages.map((language) => ({
    params: { flag: language.flag },
    props: language,
  }))) satisfies GetStaticPaths;

/** The round flags, which load when the language list is opened. */
export const GET: APIRoute<Language> = ({ props }) =>
  new Response(readFlag(props), { headers: { 'Content-Type': 'image/svg+xml' } });
