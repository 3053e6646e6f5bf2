import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import type { Site } from '../config/site.ts';
import { pageAddress } from '../model/page-address.ts';
import type { Finding } from './finding.ts';

/**
 * Pages that are not built, or were built with other settings.
 * @param folder the built site, with a slash at its end
 */
export function builtSiteFindings(folder: URL, { origin, product }: Site): Finding[] {
  return languages.flatMap((language) => {
    const page = new URL(`${language.path}.html`, folder);
    const place = `dist/${language.path}.html`;
    if (!existsSync(page)) return { place, problem: 'The page is not built. Run "npm run build".' };
    const html = readFileSync(page, 'utf8');
    const isCurrent = html.includes(`href="${pageAddress(origin, language)}"`) && html.includes(product);
    return isCurrent ? [] : { place, problem: 'The page was built with other settings. Run "npm run build".' };
  });
}
