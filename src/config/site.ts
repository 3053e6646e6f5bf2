import type { LanguageCode } from './languages.ts';

/** YouTube ids of one film, by language code. A language without its own film shows the English one. */
export type VideoIds = Readonly<{ en: string } & Partial<Record<LanguageCode, string>>>;

/** What the owner of a deployment sets. */
export interface Site {
  /** Name of the product, as it appears in every text. */
  readonly product: string;
  /** Scheme and host that the pages are published under, without a slash at the end. */
  readonly origin: string;
  /** Scheme and host of the registration service, without a slash at the end. */
  readonly signupOrigin: string;
  readonly videos: Readonly<Record<'whoIs' | 'calculator', VideoIds>>;
}

/**
 * The owner's settings. Product name and origins can also be set while building, by the environment
 * variables PRODUCT_NAME, SITE_ORIGIN and SIGNUP_ORIGIN. These are samples: the two films are by the
 * Blender Foundation (CC BY).
 */
export const siteDefaults = {
  product: 'Examplia',
  origin: 'https://calculator.example.com',
  signupOrigin: 'https://signup.example.com',
  videos: {
    whoIs: { en: 'eRsGyueVLvQ' },
    calculator: { en: 'aqz-KE-bpKQ' },
  },
} as const satisfies Site;

/** Where the films play: the one foreign origin that the page may frame. */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';
