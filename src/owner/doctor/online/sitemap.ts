import { load } from 'cheerio';
import { publishedLanguages } from '../../../content/published-languages.ts';
import { pageAddress } from '../../../model/page-address.ts';
import { textOf, type Ask } from './ask.ts';
import { listed } from './grouped.ts';
import { ownPath } from './own-path.ts';

/** Path of the file that lists the sitemaps. */
export const indexPath = '/sitemap-index.xml';

function addressesIn(xml: string): string[] {
  const $ = load(xml, { xml: true });
  return $('loc')
    .toArray()
    .map((element) => $(element).text().trim());
}

const pathsIn = (index: string, origin: string) =>
  addressesIn(index).flatMap((address) => ownPath(address, origin) ?? []);

/** Paths of the sitemaps, as far as their list is there. @param origin that the site was built for */
export const sitemapPaths = async (origin: string, ask: Ask): Promise<string[]> =>
  pathsIn(textOf(await ask(indexPath)) ?? '', origin);

/** What is wrong with the list of sitemaps. @param origin that the site was built for */
export const indexProblems = (index: string, origin: string): string[] =>
  pathsIn(index, origin).length > 0 ? [] : [`It names no sitemap at ${origin}. Build and publish again.`];

/** What all sitemaps together lack. @param origin that the site was built for */
export async function sitemapProblems(origin: string, ask: Ask): Promise<string[]> {
  const texts = await Promise.all((await sitemapPaths(origin, ask)).map(async (path) => textOf(await ask(path))));
  const named = new Set(texts.flatMap((text = '') => addressesIn(text)));
  const missing = publishedLanguages.filter((language) => !named.has(pageAddress(origin, language)));
  if (missing.length === 0) return [];
  const pages = listed(missing.map(({ path }) => `/${path}`));
  return [`Search engines find no address at ${origin} in it for ${pages}. Build and publish again.`];
}
