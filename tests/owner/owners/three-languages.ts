import type { Assumptions, Site, Tier, Upgrade } from '../../../src/config/settings-types.ts';

/** An owner with a name of two words, three licence levels in euros, late upgrades, and three languages. */
export const product: string = 'Fjordkraft Akademie';
export const accent: string = '#0f4c81';
export const logo = { light: 'tests/owner/owners/disc.svg', dark: '' } satisfies Site['logo'];
export const company = { name: 'Fjordkraft AS', address: 'Strandgaten 4, 5013 Bergen' } satisfies Site['company'];
export const origin: string = 'https://rechner.fjordkraft.test';
export const signupOrigin: string = 'https://partner.fjordkraft.test';
export const legal = {
  imprint: 'https://fjordkraft.test/{language}/imprint',
  privacy: 'https://fjordkraft.test/{language}/privacy',
  incomeDisclosure: '',
} satisfies Site['legal'];
export const terms = { vat: 'included', commissionNeedsSubscription: 'yes' } satisfies Site['terms'];
export const offline = true;

export const videos = {
  whoIs: { en: 'jjjjjjjjjjj', de: 'kkkkkkkkkkk' },
  calculator: { en: 'lllllllllll' },
} satisfies Site['videos'];
export const videoDates: Site['videoDates'] = {};

export const currency: string = 'EUR';
export const tiers = {
  Basis: { priceCents: 19_90, level1Commission: 40, level2Commission: 10 },
  Komfort: { priceCents: 49_00, level1Commission: 45, level2Commission: 8 },
  Premium: { priceCents: 119_00, level1Commission: 50, level2Commission: 6 },
} as const satisfies Readonly<Record<string, Tier>>;
export const whatIsSold = {} satisfies Site['whatIsSold'];
export const upgrades = [
  { month: 4, shares: { Komfort: 18, Premium: 7 } },
  { month: 7, shares: { Komfort: 12 } },
  { month: 10, shares: { Premium: 5 } },
] as const satisfies readonly Upgrade<keyof typeof tiers>[];
export const horizonMonths: number = 12;
export const level2PartnersPerLevel1Partner: number = 2;
export const cautious = { cancellation: 6, referrals: 0.8, conversion: 45 } satisfies Assumptions;
export const ownSubscription: keyof typeof tiers | '' = 'Komfort';

export const partnersAtStart: number = 2;
export const newLevel1PartnersPerMonth: number = 6;
