import type { APIRoute } from 'astro';
import type { Language } from '../../config/languages.ts';
import { publishedLanguages } from '../../content/untranslated.ts';
import { kitData } from '../../content/kit-data.ts';

export const getStaticPaths = () =>
  publishedLanguages.map((language) => ({ params: { locale: language.path }, props: { language } }));

/** What the partner's kit is given, fetched when it is opened on the page of this language. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => Response.json(kitData(language));
