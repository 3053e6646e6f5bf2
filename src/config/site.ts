import { languages } from './languages.ts';
import * as settings from './settings.ts';

/** The owner's settings with fallbacks applied: the dark logo, and an entry in `whatIsSold` for each language. */
export const site = {
  ...settings,
  logo: { light: settings.logo.light, dark: settings.logo.dark || settings.logo.light },
  /** An entry for each language; those of languages that the project does not have are never shown. */
  whatIsSold: { ...Object.fromEntries(languages.map(({ code }) => [code, ''])), ...settings.whatIsSold },
};

export type Site = typeof site;
