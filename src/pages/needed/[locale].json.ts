import type { APIRoute } from 'astro';
import type { Language } from '../../config/languages.ts';
import { neededTexts } from '../../content/needed-texts.ts';
import { publishedLanguages } from '../../content/published-languages.ts';

export const getStaticPaths = () =>
  publishedLanguages.map((language) => ({ params: { locale: language.path }, props: { language } }));

/** The words of the way from an amount to what it takes, fetched when it is opened on the page of this language. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => Response.json(neededTexts(language));
