import type { Language } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';

/** Address of one of the owner's legal pages for a visitor of this language; empty if the settings have none. */
export const legalPage = (name: keyof typeof settings.legal, { code }: Language): string =>
  settings.legal[name].replaceAll('{language}', code);

/** Addresses of all of the owner's legal pages for a visitor of this language. */
export const legalPages = (language: Language): string[] =>
  (Object.keys(settings.legal) as (keyof typeof settings.legal)[])
    .map((name) => legalPage(name, language))
    .filter((address) => address !== '');
