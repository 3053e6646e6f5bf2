import type { Assumptions, Site, Tier, Upgrade } from '../../../src/config/settings-types.ts';

/** An owner with two licence levels, euros, two years, legal pages and videos of their own in several languages. */
export const product: string = 'Velorano';
export const accent: string = '#1d4ed8';
export const logo = { light: 'tests/owner/owners/wordmark.svg', dark: '' } satisfies Site['logo'];
export const company = { name: 'Velorano S.A.', address: 'Rue Haute 1, 1000 Bruxelles' } satisfies Site['company'];
export const origin: string = 'https://rechner.velorano.test';
export const signupOrigin: string = 'https://join.velorano.test';
export const legal = {
  imprint: 'https://velorano.test/imprint',
  privacy: 'https://velorano.test/{language}/privacy',
  incomeDisclosure: 'https://velorano.test/{language}/results',
} satisfies Site['legal'];
export const terms = { vat: 'included', commissionNeedsSubscription: 'no' } satisfies Site['terms'];
export const offline = false;

export const videos = {
  whoIs: {
    en: 'https://youtu.be/aaaaaaaaaaa?si=x',
    de: 'https://www.youtube.com/shorts/bbbbbbbbbbb',
    ar: 'https://www.youtube.com/embed/ccccccccccc',
  },
  calculator: {
    en: 'ddddddddddd',
    de: 'https://m.youtube.com/watch?t=9&v=eeeeeeeeeee',
    tr: 'https://www.youtube.com/live/fffffffffff',
  },
} satisfies Site['videos'];
export const videoDates: Site['videoDates'] = { ddddddddddd: '2026-01-31', ccccccccccc: '2025-12-24' };

export const currency: string = 'EUR';
export const tiers = {
  START: { priceCents: 19_90, level1Commission: 62, level2Commission: 4 },
  PRO: { priceCents: 99_70, level1Commission: 58, level2Commission: 7 },
} as const satisfies Readonly<Record<string, Tier>>;
export const whatIsSold = {
  de: 'Yogakurse und Rezepte.',
  en: 'yoga classes and recipes',
  fr: 'des cours de yoga et des recettes',
  tr: 'yoga derslerini ve tarifleri',
  ar: 'دروس يوغا ووصفات',
} satisfies Site['whatIsSold'];
export const upgrades = [{ month: 6, shares: { PRO: 33 } }] as const satisfies readonly Upgrade<keyof typeof tiers>[];
export const horizonMonths: number = 24;
export const level2PartnersPerLevel1Partner: number = 1;
export const cautious = { cancellation: 8, referrals: 0.3, conversion: 40 } satisfies Assumptions;
export const ownSubscription: keyof typeof tiers | '' = 'START';

export const partnersAtStart: number = 3;
export const newLevel1PartnersPerMonth: number = 7;
