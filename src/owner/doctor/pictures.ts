import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../../config/languages.ts';
import { cardDocument } from '../../previews/card.ts';
import { isDrawnFrom } from '../../previews/fingerprint.ts';
import type { Finding } from './finding.ts';

/**
 * Link previews that are missing or out of date: the build leaves them out.
 * @param folder the link previews, with a trailing slash
 */
export function pictureFindings(folder: URL): Finding[] {
  const outOfDate = languages.filter((language) => {
    const picture = new URL(`${language.path}.png`, folder);
    return !existsSync(picture) || !isDrawnFrom(cardDocument(language), readFileSync(picture));
  });
  if (outOfDate.length === 0) return [];
  const pictures = outOfDate.map(({ path }) => `${path}.png`).join(', ');
  const problem = `Link previews that are missing or out of date: ${pictures}. Run "npm run previews".`;
  return [{ place: 'public/previews', problem }];
}
