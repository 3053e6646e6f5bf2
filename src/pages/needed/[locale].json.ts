import type { APIRoute, GetStaticPaths } from 'astro';
import { languages, type Language } from '../../config/languages.ts';
import { neededTexts } from '../../content/needed-texts.ts';

export const getStaticPaths = (() =>
  languages.map((language) => ({ params: { locale: language.path }, props: { language } }))) satisfies GetStaticPaths;

/** The words of the way from an amount to what it takes, fetched when it is opened on the page of this language. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => Response.json(neededTexts(language));
