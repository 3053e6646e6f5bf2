import type { Language } from '../../src/config/languages.ts';
import * as site from '../../src/settings/settings.ts';

/** Address of one of the owner's legal pages for a visitor of this language; empty if the settings have none. */
export const legalPage = (name: keyof typeof site.legal, { code }: Language): string =>
  site.legal[name].replaceAll('{language}', code);

/** Addresses of all of the owner's legal pages for a visitor of this language. */
export const legalPages = (language: Language): string[] =>
  (Object.keys(site.legal) as (keyof typeof site.legal)[])
    .map((name) => legalPage(name, language))
    .filter((address) => address !== '');
