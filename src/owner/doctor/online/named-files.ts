import { extname } from 'node:path';
import { textOf, type Ask } from './ask.ts';
import { manifestIcons } from './manifest-icons.ts';
import { ownPath } from './own-path.ts';
import { previewPath } from './previews.ts';
import type { PublishedPage } from './published-page.ts';
import { robotsPath } from './robots.ts';
import { indexPath, sitemapPaths } from './sitemap.ts';

/** What makes a browser load a file, or tells it of one: icons, the manifest, scripts, flags. */
const naming = {
  'link[href]': 'href',
  '[src]': 'src',
  '[component-url]': 'component-url',
  '[renderer-url]': 'renderer-url',
} as const;

/** Paths of the files that a page names. Those of pages, which have no extension, are left out. */
function filesIn({ $ }: PublishedPage, origin: string): string[] {
  const addresses = Object.entries(naming).flatMap(([selector, attribute]) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []),
  );
  return addresses.flatMap((address) => ownPath(address, origin) ?? []).filter((path) => extname(path) !== '');
}

/** Paths of the files that pages, manifests and sitemaps name. @param origin that the site was built for */
export async function namedFiles(pages: readonly PublishedPage[], origin: string, ask: Ask): Promise<string[]> {
  const inPages = [...new Set(pages.flatMap((page) => filesIn(page, origin)))];
  const manifests = await Promise.all(inPages.filter((path) => path.endsWith('.webmanifest')).map(ask));
  const icons = manifests.flatMap((manifest) => manifestIcons(textOf(manifest) ?? '') ?? []);
  const previews = pages.flatMap((page) => previewPath(page, origin) ?? []);
  const sitemaps = await sitemapPaths(origin, ask);
  return [...new Set([...inPages, ...icons, ...previews, robotsPath, indexPath, ...sitemaps])];
}
