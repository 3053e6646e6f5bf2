import type { SitemapItem } from '@astrojs/sitemap';
import { site } from '../config/site.ts';
import { publishedLanguages } from '../content/untranslated.ts';
import { alternates, pageAddress } from '../model/page-address.ts';

const links = alternates(site.origin, publishedLanguages).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));

/** A language's page as the sitemap lists it, with its alternates; the redirecting root is left out. */
export function sitemapEntry(item: SitemapItem): SitemapItem | undefined {
  const language = publishedLanguages.find(({ path }) => new URL(item.url).pathname === `/${path}`);
  return language && { ...item, url: pageAddress(site.origin, language), links };
}
