import type { Finding } from '../finding.ts';
import type { Ask } from './ask.ts';
import { builtPaths, builtProblems } from './built-files.ts';
import { deliveryProblems } from './delivery.ts';
import { fileProblems } from './file-problems.ts';
import { findingsAt } from './findings-at.ts';
import { namedFiles } from './named-files.ts';
import { missingPaths, notFoundProblems } from './not-found.ts';
import { pageProblems } from './page-problems.ts';
import { pagePaths, type PublishedPage } from './published-page.ts';
import { otherSpellings, spellingProblems } from './spellings.ts';

/**
 * What is wrong with a site's pages and files.
 * @param pages that can be read
 * @param origin that they were built for
 * @param dist folder of the same site as it was built here, with a trailing slash, if there is one
 */
export async function siteFindings(
  pages: readonly PublishedPage[],
  origin: string,
  dist: URL | undefined,
  ask: Ask,
): Promise<Finding[]> {
  const built = dist === undefined ? [] : builtPaths(dist);
  const files = [...new Set([...(await namedFiles(pages, origin, ask)), ...built])];
  const paths = [...pagePaths, ...files];
  const found = [
    ...(await findingsAt(paths, async (path) => deliveryProblems(await ask(path), ask))),
    ...pages.flatMap((page) => pageProblems(page, origin).map((problem) => ({ place: page.path, problem }))),
    ...(await findingsAt(files, (path) => fileProblems(path, origin, ask))),
    ...(await findingsAt(otherSpellings, (path) => spellingProblems(path, ask))),
    ...(await findingsAt(missingPaths, (path) => notFoundProblems(path, ask))),
  ];
  if (dist === undefined) return found;
  // What is wrong otherwise differs for that reason.
  const faulty = new Set(found.map(({ place }) => place));
  const others = [...paths, ...missingPaths].filter((path) => !faulty.has(path));
  return [...found, ...(await findingsAt(others, async (path) => builtProblems(await ask(path), dist)))];
}
