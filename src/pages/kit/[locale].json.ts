import type { APIRoute } from 'astro';
import type { Language } from '../../config/languages.ts';
import { languages } from '../../config/languages.ts';
import { kitData } from '../../content/page-data.ts';

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { locale: language.path }, props: { language } }));

/** Data of the partner's kit for one page, fetched when the kit is opened. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => Response.json(kitData(language));
