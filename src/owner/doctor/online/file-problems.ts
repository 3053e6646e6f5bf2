import { textOf, type Ask } from './ask.ts';
import { manifestIcons } from './manifest-icons.ts';
import { robotsPath, robotsProblems } from './robots.ts';
import { indexPath, indexProblems, sitemapPaths, sitemapProblems } from './sitemap.ts';

/** What is wrong with what a file holds that machines read. @param origin that the site was built for */
export async function fileProblems(path: string, origin: string, ask: Ask): Promise<string[]> {
  const text = textOf(await ask(path));
  if (text === undefined) return [];
  if (path === robotsPath) return robotsProblems(text, origin);
  if (path === indexPath) return indexProblems(text, origin);
  // What any of them may hold is looked for in all, and said once.
  if (path === (await sitemapPaths(origin, ask))[0]) return sitemapProblems(origin, ask);
  return path.endsWith('.webmanifest') && manifestIcons(text) === undefined
    ? ['It cannot be read, so phones do not put the page on their home screen. Build and publish again.']
    : [];
}
