import type { Language } from '../../src/config/languages.ts';
import { site } from '../../src/config/site.ts';

/** Addresses of the owner's legal pages for a visitor of this language, as the site's settings have them. */
export const legalPages = ({ code }: Language): string[] =>
  Object.values(site.legal)
    .filter((address) => address !== '')
    .map((address) => address.replaceAll('{language}', code));
