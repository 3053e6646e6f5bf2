import { languages } from './languages.ts';
import * as settings from './settings.ts';

/** The site that this build is for: the owner's settings. */
export const site = {
  ...settings,
  logo: { light: settings.logo.light, dark: settings.logo.dark || settings.logo.light },
  /** What is said to be sold. A language that the project does not have, or no longer, has no page to say it. */
  whatIsSold: { ...Object.fromEntries(languages.map(({ code }) => [code, ''])), ...settings.whatIsSold },
};

export type Site = Pick<
  typeof site,
  | 'product'
  | 'accent'
  | 'logo'
  | 'origin'
  | 'signupOrigin'
  | 'legal'
  | 'terms'
  | 'company'
  | 'whatIsSold'
  | 'videos'
  | 'offline'
  | 'videoDates'
>;
