import { languages } from '../../config/languages.ts';
import { linkPreviewFits } from '../../previews/card.ts';
import type { Finding } from './finding.ts';

/** Link previews that are missing or show other words than their pages: the build does not name them. */
export function pictureFindings(fits = linkPreviewFits): Finding[] {
  const outOfDate = languages.filter((language) => !fits(language));
  if (outOfDate.length === 0) return [];
  const pictures = outOfDate.map(({ path }) => `${path}.png`).join(', ');
  const problem = `Link previews that do not show the texts of today: ${pictures}. Run "npm run previews".`;
  return [{ place: 'public/previews', problem }];
}
