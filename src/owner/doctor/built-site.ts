import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { publishedLanguages } from '../../content/published-languages.ts';
import type { Site } from '../../config/site.ts';
import { pageAddress } from '../../model/page-address.ts';
import { brandStyle } from '../../styles/colours.ts';
import type { Finding } from './finding.ts';

/**
 * Pages that are not built or were built with other settings.
 * @param folder the built site, with a trailing slash
 */
export function builtSiteFindings(folder: URL, { origin, product }: Site): Finding[] {
  const outOfDate = publishedLanguages.filter((language) => {
    const page = new URL(`${language.path}.html`, folder);
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const $ = load(html);
    const isOfOrigin = $('link[rel=canonical]').attr('href') === pageAddress(origin, language);
    const isOfProduct = $('meta[property="og:site_name"]').attr('content') === product;
    return !isOfOrigin || !isOfProduct || !html.includes(brandStyle);
  });
  if (outOfDate.length === 0) return [];
  const pages = outOfDate.map(({ path }) => `${path}.html`).join(', ');
  return [{ place: 'dist', problem: `Pages not built with the current settings: ${pages}. Run "npm run build".` }];
}
