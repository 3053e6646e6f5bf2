import { publishedLanguages } from '../../content/published-languages.ts';
import { linkPreviewFits } from '../../previews/card.ts';
import type { Finding } from './finding.ts';

/** Link previews that are missing or out of date: pages do not name them. */
export function pictureFindings(fits = linkPreviewFits): Finding[] {
  const outOfDate = publishedLanguages.filter((language) => !fits(language));
  if (outOfDate.length === 0) return [];
  const pictures = outOfDate.map(({ path }) => `${path}.png`).join(', ');
  const problem = `Link previews that are missing or out of date: ${pictures}. Run "npm run previews".`;
  return [{ place: 'public/previews', problem }];
}
