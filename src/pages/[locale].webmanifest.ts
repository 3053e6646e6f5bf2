import type { APIRoute } from 'astro';
import * as site from '../config/settings.ts';
import type { Language } from '../config/languages.ts';
import { publishedLanguages } from '../content/untranslated.ts';
import { manifestIcons } from '../config/pictures.ts';
import { translator } from '../content/translate.ts';
import { colour } from '../styles/colours.ts';

export const getStaticPaths = () =>
  publishedLanguages.map((language) => ({ params: { locale: language.path }, props: { language } }));

const paper = colour('paper').light;

const icons = manifestIcons.map(({ name, size, purpose }) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}));

/** Web app manifest, used when the page is added to a home screen. https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const t = translator(language);
  return Response.json({
    name: t('calculatorName'),
    short_name: site.product,
    description: t('metaDescription'),
    lang: language.hreflang,
    dir: language.direction,
    start_url: `/${language.path}`,
    // Keeps the browser's Back and Reload: the page has links that leave it.
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons,
  });
};
