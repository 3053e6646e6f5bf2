import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { languages } from '../config/languages.ts';
import { cardDocument } from '../previews/card.ts';
import { isDrawnFrom } from '../previews/fingerprint.ts';
import { rewritePage } from './built-pages.ts';

const imageTags = /<meta property="og:image(?::\w+)?" content="[^"]*">/g;

/**
 * Publishes no link preview that says something else than its page: another product's name, or an older
 * title. Such a page has no picture until `npm run previews` has drawn a new one.
 */
export function linkPreviews(): AstroIntegration {
  return {
    name: 'link-previews',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const withoutPicture = languages.filter((language) => {
          const picture = new URL(`previews/${language.path}.png`, dir);
          if (existsSync(picture) && isDrawnFrom(cardDocument(language), readFileSync(picture))) return false;
          rmSync(picture, { force: true });
          rewritePage(`${language.path}.html`, dir, (html) => html.replace(imageTags, ''));
          return true;
        });
        if (withoutPicture.length === 0) return;
        const paths = withoutPicture.map(({ path }) => path).join(', ');
        logger.warn(`no link preview fits the text of ${paths}: "npm run previews" draws them`);
      },
    },
  };
}
