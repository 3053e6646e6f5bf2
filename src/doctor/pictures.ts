import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { cardDocument } from '../previews/card.ts';
import { isDrawnFrom } from '../previews/fingerprint.ts';
import type { Finding } from './finding.ts';

/**
 * Link previews that are missing or show other words than the pages: the build leaves them out.
 * @param folder the link previews, with a slash at its end
 */
export function pictureFindings(folder: URL): Finding[] {
  const isCurrent = (language: (typeof languages)[number]) => {
    const picture = new URL(`${language.path}.png`, folder);
    return existsSync(picture) && isDrawnFrom(cardDocument(language), readFileSync(picture));
  };
  return languages
    .filter((language) => !isCurrent(language))
    .map(({ path }) => ({
      place: `public/previews/${path}.png`,
      problem: 'The picture does not show the texts of today. Run "npm run previews".',
    }));
}
