import type { LanguageCode } from './languages.ts';
import * as settings from './settings.ts';

/** One film by language code, as YouTube addresses or ids. A language without its own shows the English one. */
export type Videos = Readonly<{ en: string } & Partial<Record<LanguageCode, string>>>;

/** What the owner of a deployment sets, apart from the plan. */
export interface Site {
  /** Name of the product, as it appears in every text. */
  readonly product: string;
  /** Scheme and host that the pages are published under, without a slash at the end. */
  readonly origin: string;
  /** Scheme and host of the registration service, without a slash at the end. */
  readonly signupOrigin: string;
  /** Addresses of the owner's legal pages, in which `{language}` stands for a language code; empty for none. */
  readonly legal: Readonly<Record<'imprint' | 'privacy', string>>;
  readonly videos: Readonly<Record<'whoIs' | 'calculator', Videos>>;
}

/** The settings as they stand in the file. */
export const siteDefaults: Site = {
  product: settings.product,
  origin: settings.origin,
  signupOrigin: settings.signupOrigin,
  legal: settings.legal,
  videos: settings.videos,
};

/** Where the films play: the one foreign origin that the page may frame. */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';
