import type { Assumptions, Site, Tier, Upgrade } from '../../../src/config/settings-types.ts';

/** An owner with one licence level, Turkish lira, no upgrades and no referrals, who starts at both ends of the inputs. */
export const product: string = 'Öz';
export const accent: string = '#6b3fa0';
export const logo = {
  light: 'tests/owner/owners/disc.svg',
  dark: 'tests/owner/owners/disc-dark.svg',
} satisfies Site['logo'];
export const company = { name: 'Çınar A.Ş.', address: '' } satisfies Site['company'];
export const origin: string = 'https://oz.test';
export const signupOrigin: string = 'https://kayit.oz.test';
export const legal = { imprint: '', privacy: '', incomeDisclosure: '' } satisfies Site['legal'];
export const terms = { vat: '', commissionNeedsSubscription: '' } satisfies Site['terms'];
export const offline = true;

export const videos = {
  whoIs: { en: 'iiiiiiiiiii' },
  calculator: { en: 'iiiiiiiiiii' },
} satisfies Site['videos'];
export const videoDates: Site['videoDates'] = {};

export const currency: string = 'TRY';
export const tiers = {
  TEK: { priceCents: 749_99, level1Commission: 35, level2Commission: 0 },
} as const satisfies Readonly<Record<string, Tier>>;
export const whatIsSold = {} satisfies Site['whatIsSold'];
export const upgrades = [] as const satisfies readonly Upgrade<keyof typeof tiers>[];
export const horizonMonths: number = 10;
export const level2PartnersPerLevel1Partner: number = 0;
export const cautious = { cancellation: 20, referrals: 0, conversion: 60 } satisfies Assumptions;
export const ownSubscription: keyof typeof tiers | '' = '';

export const partnersAtStart: number = 0;
export const newLevel1PartnersPerMonth: number = 99_999;
