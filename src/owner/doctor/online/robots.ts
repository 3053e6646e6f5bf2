import robotsParser from 'robots-parser';
import { publishedLanguages } from '../../../content/published-languages.ts';
import { pageAddress } from '../../../model/page-address.ts';
import { listed } from './grouped.ts';
import { indexPath } from './sitemap.ts';

/** Where search engines look for it. https://www.rfc-editor.org/rfc/rfc9309 */
export const robotsPath = '/robots.txt';

/** What is wrong with a `robots.txt`. @param origin that the site was built for */
export function robotsProblems(text: string, origin: string): string[] {
  const rules = robotsParser(origin + robotsPath, text);
  const hidden = publishedLanguages.filter((language) => !rules.isAllowed(pageAddress(origin, language), '*'));
  const problems: string[] = [];
  if (hidden.length > 0)
    problems.push(
      `It keeps search engines from ${listed(hidden.map(({ path }) => `/${path}`))}. Allow them at the host.`,
    );
  if (!rules.getSitemaps().includes(origin + indexPath))
    problems.push(`It does not name the sitemap ${origin}${indexPath}. Publish the file as the build wrote it.`);
  return problems;
}
